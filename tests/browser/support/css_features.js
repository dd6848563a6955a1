// What style sheets need of browsers.
import * as csstree from "css-tree";
import { DATA, lacking, versionsOf } from "./oldest_browsers.js";

const CSS = DATA.css;

/** Functions of values, such as `color-mix`. */
const FUNCTIONS = new Map();
collect(CSS.types);

/** What `light-dark()` needs is written when the program is built. */
FUNCTIONS.delete("light-dark");

function collect(tree) {
  for (const [name, inner] of Object.entries(tree)) {
    if (name !== "__compat" && inner && typeof inner === "object") {
      FUNCTIONS.set(name, inner);
      collect(inner);
    }
  }
}

/**
 * What of a style sheet browsers lack that the README promises: `{ name, line, browsers }`.
 *
 * A declaration has a fallback if one before it sets the same property, or if it is in a rule that only newer browsers
 * read. A value with a variable is read by all, and invalid where it is used: the one before does not help then.
 */
export function newerCss(text) {
  const found = [];
  /** @type {any[]} */
  const outer = [];
  csstree.walk(csstree.parse(text, { positions: true, parseCustomProperty: true, parseRulePrelude: true }), {
    enter(node) {
      if (node.type === "Atrule") {
        const features = conditionFeatures(node);
        report(node.name === "supports" ? [] : features, node);
        // What `@supports` tests is there inside of it.
        outer.push({ node, features: node.name === "supports" ? valueFeatures(node.prelude) : features });
      }
      if (node.type === "Rule") {
        const features = selectorFeatures(node.prelude);
        report(features, node);
        outer.push({ node, features });
        checkBlock(node.block);
      }
    },
    leave(node) {
      if (outer.at(-1)?.node === node) {
        outer.pop();
      }
    },
  });
  return found;

  function report(features, node) {
    const versions = versionsOf(outer.flatMap((it) => it.features.map(([, feature]) => feature)));
    for (const [name, feature] of features) {
      const browsers = lacking(feature, versions);
      if (browsers.length > 0) {
        found.push({ name, line: node.loc.start.line, browsers });
      }
    }
  }

  function checkBlock(block) {
    const plain = new Set();
    for (const node of block.children) {
      if (node.type === "Raw") {
        found.push({ name: "nesting", line: node.loc.start.line, browsers: lacking(CSS.selectors.nesting, {}) });
      }
      if (node.type !== "Declaration") {
        continue;
      }
      const features = declarationFeatures(node);
      const hasVariable = node.property.startsWith("--") || csstree.generate(node.value).includes("var(");
      const before = found.length;
      report(features, node);
      if (found.length === before) {
        plain.add(node.property);
      } else if (plain.has(node.property) && !hasVariable) {
        found.length = before;
      }
    }
  }
}

function conditionFeatures(rule) {
  const features = [[`@${rule.name}`, CSS["at-rules"][rule.name] ?? {}]];
  csstree.walk(rule.prelude ?? rule, (node) => {
    if (node.type === "Feature" && rule.name === "media") {
      features.push([`@media ${node.name}`, CSS["at-rules"].media[node.name] ?? {}]);
    }
    if (node.type === "FeatureRange" && rule.name === "media") {
      features.push(["@media range", CSS["at-rules"].media.range_syntax]);
    }
  });
  return features;
}

function selectorFeatures(prelude) {
  const features = [];
  csstree.walk(prelude, (node) => {
    if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      features.push([node.name, CSS.selectors[node.name] ?? {}]);
    }
    if (node.type === "Nth" && node.selector) {
      features.push(["nth-child of", CSS.selectors["nth-child"].of_syntax]);
    }
  });
  return features;
}

function declarationFeatures({ property, value }) {
  const data = CSS.properties[property];
  return [...(data ? [[property, data]] : []), ...valueFeatures(value, property, data)];
}

function valueFeatures(value, property = "", data = {}) {
  const features = [];
  csstree.walk(value, (node) => {
    if (node.type === "Identifier" && data[node.name]) {
      features.push([`${property}: ${node.name}`, data[node.name]]);
    }
    if (node.type === "Function" && FUNCTIONS.has(node.name)) {
      features.push([`${node.name}()`, FUNCTIONS.get(node.name)]);
    }
    if (node.type === "Dimension" && /^cq/.test(node.unit)) {
      features.push([node.unit, CSS.types.length.container_query_length_units]);
    }
    if (node.type === "Dimension" && /^[dsl]v(h|w|i|b|min|max)$/.test(node.unit)) {
      features.push([node.unit, CSS.types.length[`viewport_percentage_units_${{ d: "dynamic", s: "small", l: "large" }[node.unit[0]]}`]]);
    }
  });
  return features;
}
