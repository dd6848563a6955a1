//! The routes of the server, registered so that few of them are compared with the path of a request.

use std::collections::BTreeMap;

use actix_web::Resource;
use actix_web::dev::HttpServiceFactory;
use actix_web::web::{self, ServiceConfig};

/// Registers a resource at this path.
type Register = Box<dyn FnOnce(&mut ServiceConfig, &str)>;

/// Resources, grouped by their paths up to the end of the first parameter.
///
/// actix-web compares a path with one pattern after the other, and each pattern with a parameter is a regular
/// expression. Resources with the same group are behind one such expression.
#[derive(Default)]
pub(crate) struct Routes(BTreeMap<String, Vec<(String, Register)>>);

impl Routes {
    pub(crate) fn resource<R: HttpServiceFactory + 'static>(
        &mut self,
        path: &str,
        build: impl FnOnce(Resource) -> R + 'static,
    ) -> &mut Self {
        let register = |app: &mut ServiceConfig, path: &str| {
            app.service(build(web::resource(path)));
        };
        let (group, rest) = path.split_at(group_length(path));
        debug_assert!(rest.is_empty() || rest.starts_with('/'), "{path}");
        let group = self.0.entry(group.to_owned()).or_default();
        group.push((rest.to_owned(), Box::new(register)));
        self
    }

    /// Registers all resources.
    ///
    /// In the order of their groups a literal segment comes before a parameter, as `{` is greater than any letter;
    /// within a group, in the order in which they were added.
    pub(crate) fn register(self, app: &mut ServiceConfig) {
        for (group, mut resources) in self.0 {
            if !group.ends_with('}') {
                for (_, register) in resources {
                    register(app, &group);
                }
                continue;
            }
            // Literals first: they are compared without a regular expression.
            resources.sort_by_key(|(rest, _)| rest.contains('{'));
            app.service(web::scope(&group).configure(|scope| {
                for (rest, register) in resources {
                    register(scope, &rest);
                }
            }));
        }
    }
}

/// The length of the group of a path: up to the end of its first parameter, or all of it.
fn group_length(path: &str) -> usize {
    path.find('}').map_or(path.len(), |end| end + 1)
}
