// What scripts need of browsers.
import { dirname, resolve } from "node:path";
import ts from "typescript";
import { DATA, lacking } from "./oldest_browsers.js";

const FOLDER = dirname(import.meta.dirname);

/** Syntax that came after classes with private methods, which the oldest browsers have. */
const SYNTAX = new Map([
  [ts.SyntaxKind.ClassStaticBlockDeclaration, DATA.javascript.classes.static.initialization_blocks],
  [ts.SyntaxKind.ImportAttributes, DATA.javascript.statements.import.import_attributes],
]);

/** What of the scripts of a TypeScript project browsers lack that the README promises: `{ name, file, line, browsers }`. */
export function newerScript(project) {
  const path = resolve(FOLDER, project);
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, FOLDER);
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  const found = [];
  for (const source of program.getSourceFiles().filter((file) => fileNames.includes(file.fileName))) {
    ts.forEachChild(source, function visit(node) {
      const feature = featureOf(node, checker);
      const browsers = feature ? lacking(feature.data, {}) : [];
      if (browsers.length > 0) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({ name: feature.name, file: source.fileName.replace(/.*\/(static|templates)\//, "$1/"), line: line + 1, browsers });
      }
      ts.forEachChild(node, visit);
    });
  }
  return found;
}

function featureOf(node, checker) {
  if (SYNTAX.has(node.kind)) {
    return { name: ts.SyntaxKind[node.kind], data: SYNTAX.get(node.kind) };
  }
  if (ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike)) {
    return { name: "top-level await", data: DATA.javascript.operators.await.top_level };
  }
  if (ts.isPrivateIdentifier(node) && ts.isBinaryExpression(node.parent)) {
    return { name: "#name in", data: DATA.javascript.classes.private_class_fields_in };
  }
  if (ts.isRegularExpressionLiteral(node)) {
    return pattern(node.text);
  }
  if (ts.isPropertyAccessExpression(node)) {
    return member(node, checker.getSymbolAtLocation(node.name), checker.getTypeAtLocation(node.expression));
  }
  if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
    return global(node.text, checker.getSymbolAtLocation(node));
  }
  return undefined;
}

function pattern(text) {
  const data = DATA.javascript.regular_expressions;
  const flags = text.slice(text.lastIndexOf("/") + 1);
  const features = [
    [/\(\?<[=!]/.test(text), "lookbehind_assertion"],
    [flags.includes("v"), "unicode_sets"],
    [flags.includes("d"), "has_indices"],
    [/\(\?[ims]+[:-]/.test(text), "modifier"],
  ];
  const name = features.find(([is]) => is)?.[1];
  if (!name) {
    return undefined;
  }
  const builtins = { unicode_sets: "unicodeSets", has_indices: "hasIndices" };
  return { name, data: data[name] ?? DATA.javascript.builtins.RegExp[builtins[name]] };
}

function member({ name: { text: name }, expression }, symbol, type) {
  const owner = symbol?.declarations?.find((it) => isOfBrowser(it))?.parent;
  if (!owner) {
    return undefined;
  }
  const names = [owner.name?.text ?? "", expression.text ?? "", type.symbol?.name ?? "", "Element", "HTMLElement", "Document", "Window"];
  for (const interfaceName of names.map((it) => it.replace(/(Constructor|EventHandlers)$/, ""))) {
    const data = [DATA.api, DATA.javascript.builtins].map((all) => all[interfaceName]?.[name] ?? all[interfaceName]?.[`${name}_static`]);
    const found = data.find((it) => it?.__compat);
    if (found) {
      return { name: `${interfaceName}.${name}`, data: found };
    }
  }
  return undefined;
}

function global(name, symbol) {
  if (!symbol?.declarations?.some((it) => isOfBrowser(it))) {
    return undefined;
  }
  const data = DATA.api[name] ?? DATA.javascript.builtins[name] ?? DATA.api.Window[name];
  return data && { name, data };
}

function isOfBrowser(declaration) {
  return /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);
}
