//! Joins the script of a page with the modules that it imports: one request instead of dozens, compressed as one.
//!
//! Each module keeps a scope of its own. Other modules see only its exports, so names cannot clash. The scripts use a
//! small part of what modules can do; everything else is refused when the program is built.

use std::collections::BTreeMap;

/// Scripts by their names, as in `js/game/game_page.js`.
type Scripts = BTreeMap<String, String>;

/// The keywords that may stand between `export` and a name.
const EXPORTED: [&str; 4] = ["async function ", "class ", "const ", "function "];

/// A module, with its imports and exports as statements that work inside a function.
struct Module {
    code: String,
    exports: Vec<String>,
    imports: Vec<String>,
    /// The modules that it loads on demand.
    loads: Vec<String>,
    /// Whether it uses its own address; joining changes that to the address of the joined script.
    uses_address: bool,
}

/// The scripts that no other one imports, each joined with all that it imports.
///
/// # Errors
/// A construct that joined scripts cannot have, and its place.
pub(crate) fn join(scripts: &Scripts) -> Result<Scripts, String> {
    let mut modules = BTreeMap::new();
    for (name, text) in scripts {
        modules.insert(name.as_str(), parse(name, text)?);
    }
    let is_imported = |name: &str| {
        let mut all = modules.values().flat_map(|module| &module.imports);
        all.any(|import| import == name)
    };
    for (name, module) in &modules {
        for target in &module.loads {
            let found = modules.get(target.as_str());
            if found.is_none_or(|found| !found.imports.is_empty()) || is_imported(target) {
                return Err(format!(
                    "{name} loads {target}, which must exist, import nothing and be imported by no module: what is \
                     also part of a joined script would run twice"
                ));
            }
        }
    }
    let mut joined = Scripts::new();
    for name in modules.keys() {
        let mut parts = Vec::new();
        add_parts(name, &modules, &mut Vec::new(), &mut parts)?;
        if is_imported(name) {
            continue;
        }
        let script = match parts.as_slice() {
            [_] => scripts.get(*name).cloned().unwrap_or_default(),
            parts => join_parts(name, parts, &modules)?,
        };
        joined.insert((*name).to_owned(), script);
    }
    Ok(joined)
}

/// Adds a module behind all that it imports, in the order in which a browser runs them.
fn add_parts<'a>(
    name: &'a str,
    modules: &'a BTreeMap<&str, Module>,
    importers: &mut Vec<&'a str>,
    parts: &mut Vec<&'a str>,
) -> Result<(), String> {
    if importers.contains(&name) {
        return Err(format!("{name} imports itself over others"));
    }
    if parts.contains(&name) {
        return Ok(());
    }
    let module = modules
        .get(name)
        .ok_or_else(|| format!("{name} is imported, but does not exist"))?;
    importers.push(name);
    for import in &module.imports {
        add_parts(import, modules, importers, parts)?;
    }
    importers.pop();
    parts.push(name);
    Ok(())
}

/// The modules of an entry, itself the last one, as one script.
fn join_parts(
    entry: &str,
    parts: &[&str],
    modules: &BTreeMap<&str, Module>,
) -> Result<String, String> {
    let mut script = String::new();
    for name in parts {
        let module = &modules[name];
        if module.uses_address && folder(name) != folder(entry) {
            return Err(format!(
                "{name} uses its address, but is joined with {entry} of another folder"
            ));
        }
        let code = &module.code;
        if *name != entry {
            let scope = scope(name);
            let exports = module.exports.join(", ");
            script +=
                &format!("const {scope} = (() => {{\n{code}return {{ {exports} }};\n}})();\n");
        } else if module.exports.is_empty() {
            script += &format!("{{\n{code}}}\n");
        } else {
            return Err(format!(
                "{name} imports and exports, but no module imports it"
            ));
        }
    }
    Ok(script)
}

fn parse(name: &str, text: &str) -> Result<Module, String> {
    let mut module = Module {
        code: String::new(),
        exports: Vec::new(),
        imports: Vec::new(),
        loads: Vec::new(),
        uses_address: false,
    };
    for (index, line) in text.lines().enumerate() {
        let refused = || format!("{name}, line {}: cannot be joined: {line}", index + 1);
        let is_import = line
            .strip_prefix("import")
            .is_some_and(|rest| !rest.starts_with(['(', '.']));
        if is_import {
            let (names, path) = import(line).ok_or_else(refused)?;
            let imported = resolve(name, path).ok_or_else(refused)?;
            module.code += &format!("const {{ {names} }} = {};\n", scope(&imported));
            module.imports.push(imported);
            continue;
        }
        let code = match line.strip_prefix("export") {
            Some(rest) => {
                let statement = rest.trim_start();
                let exported = exported(statement).ok_or_else(refused)?;
                module.exports.push(exported.to_owned());
                statement
            }
            None => line,
        };
        // In a comment, braces are around the import of a type.
        if let Some((before, target)) = code.split_once("import(")
            && !before.ends_with('{')
        {
            let target = target.strip_prefix('"').and_then(|it| it.split_once('"'));
            let (path, _) = target.ok_or_else(refused)?;
            module.loads.push(resolve(name, path).ok_or_else(refused)?);
            module.uses_address = true;
        }
        module.uses_address |= code.contains("import.meta");
        module.code.push_str(code);
        module.code.push('\n');
    }
    Ok(module)
}

/// The names and the path of an import.
fn import(line: &str) -> Option<(&str, &str)> {
    let inner = line.strip_prefix("import { ")?.strip_suffix("\";")?;
    let (names, path) = inner.split_once(" } from \"")?;
    names.split(", ").all(is_name).then_some((names, path))
}

/// The name that a statement exports.
fn exported(statement: &str) -> Option<&str> {
    let kind = EXPORTED.iter().find(|kind| statement.starts_with(**kind))?;
    let rest = statement.strip_prefix(kind)?;
    let name = rest.split([' ', '(']).next()?;
    is_name(name).then_some(name)
}

fn is_name(text: &str) -> bool {
    let is_part = |it: char| it.is_ascii_alphanumeric() || it == '_';
    !text.is_empty() && text.chars().all(is_part)
}

/// The module to which a relative path leads from another one.
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder(from).split('/').collect();
    let (first, _) = path.split_once('/')?;
    if ![".", ".."].contains(&first) {
        return None;
    }
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

fn folder(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The exports of a module in the joined script; the name also says where an error of the script is.
fn scope(name: &str) -> String {
    let name = name.strip_prefix("js/").unwrap_or(name);
    name.strip_suffix(".js").unwrap_or(name).replace('/', "$")
}

#[cfg(test)]
mod tests {
    use super::{Scripts, join, resolve};

    fn joined(scripts: &[(&str, &str)]) -> Result<Scripts, String> {
        let named = scripts
            .iter()
            .map(|(name, text)| (format!("js/{name}.js"), format!("{text}\n")));
        join(&named.collect())
    }

    #[test]
    fn a_script_holds_the_modules_that_it_imports_once_and_before_it() {
        let scripts = joined(&[
            (
                "kit/a",
                "const own = 1;\nexport function a() {\n  return own;\n}",
            ),
            (
                "kit/b",
                "import { a } from \"./a.js\";\nexport const b = a();\nexport class C {}",
            ),
            (
                "page",
                "import { a } from \"./kit/a.js\";\nimport { b, C } from \"./kit/b.js\";\nconst own = [a(), b, C];",
            ),
        ]);
        let expected = "const kit$a = (() => {\nconst own = 1;\nfunction a() {\n  return own;\n}\nreturn { a };\n})();\n\
                        const kit$b = (() => {\nconst { a } = kit$a;\nconst b = a();\nclass C {}\nreturn { b, C };\n})();\n\
                        {\nconst { a } = kit$a;\nconst { b, C } = kit$b;\nconst own = [a(), b, C];\n}\n";
        let expected = Scripts::from([("js/page.js".to_owned(), expected.to_owned())]);
        assert_eq!(scripts, Ok(expected));
    }

    #[test]
    fn a_script_that_imports_nothing_stays_as_it_is() {
        let scripts = [
            ("keys", "export function keys() {}"),
            ("page", "import(\"./keys.js\").then(({ keys }) => keys());"),
        ];
        let same = scripts.map(|(name, text)| (format!("js/{name}.js"), format!("{text}\n")));
        assert_eq!(joined(&scripts), Ok(Scripts::from(same)));
    }

    #[test]
    fn what_cannot_be_joined_is_refused_with_its_line() {
        for line in [
            "import a from \"./a.js\";",
            "import * as a from \"./a.js\";",
            "import { a as b } from \"./a.js\";",
            "import {",
            "import \"./a.js\";",
            "import { a } from \"a\";",
            "export default 1;",
            "export { a };",
            "export * from \"./a.js\";",
            "export let a = 1;",
            "export const { a } = b;",
            "import(name);",
        ] {
            let page = format!("// A comment.\n{line}");
            let refused = joined(&[("a", "export const a = 1;"), ("page", &page)]);
            let expected = format!("js/page.js, line 2: cannot be joined: {line}");
            assert_eq!(refused, Err(expected));
        }
    }

    #[test]
    fn a_module_that_would_run_twice_or_at_another_address_is_refused() {
        let a = "export const a = 1;";
        let b = "import { a } from \"./a.js\";\nexport const b = a;";
        for (modules, reason) in [
            (
                [("a", a), ("b", b), ("page", "import(\"./b.js\");")],
                "js/page.js loads js/b.js",
            ),
            (
                [("a", a), ("b", b), ("page", "import(\"./a.js\");")],
                "js/page.js loads js/a.js",
            ),
            (
                [("a", a), ("c", a), ("page", "import(\"./d.js\");")],
                "js/page.js loads js/d.js",
            ),
            (
                [("a", a), ("b", b), ("c", a)],
                "js/b.js imports and exports",
            ),
            (
                [
                    ("a", a),
                    ("kit/c", "export const c = import.meta.url;"),
                    ("page", "import { c } from \"./kit/c.js\";"),
                ],
                "js/kit/c.js uses its address",
            ),
            (
                [
                    ("a", a),
                    ("c", a),
                    ("page", "import { d } from \"./d.js\";"),
                ],
                "js/d.js is imported, but does not exist",
            ),
            (
                [
                    ("a", a),
                    ("c", "import { d } from \"./d.js\";\nexport const c = 1;"),
                    ("d", "import { c } from \"./c.js\";\nexport const d = 1;"),
                ],
                "js/c.js imports itself",
            ),
        ] {
            let error = joined(&modules).err().unwrap_or_default();
            assert!(error.starts_with(reason), "{reason}: {error}");
        }
    }

    #[test]
    fn the_import_of_a_type_is_none() {
        let page = "/** @type {import(\"./a.js\").A} */\nconst a = 1;";
        assert_eq!(joined(&[("page", page)]).map(|it| it.len()), Ok(1));
    }

    #[test]
    fn a_relative_path_leads_to_the_same_or_another_folder() {
        let from = "js/sheet/sheet.js";
        for (path, name) in [
            ("./notices.js", Some("js/sheet/notices.js")),
            ("../kit/morph.js", Some("js/kit/morph.js")),
            ("../../../../morph.js", None),
            ("kit/morph.js", None),
            ("morph.js", None),
        ] {
            assert_eq!(resolve(from, path).as_deref(), name);
        }
    }
}
