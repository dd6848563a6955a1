/** Whether all tests run that `tests/moved-to-all.md` lists, and not only some of each kind. */
export const ALL = Boolean(process.env.ROWLOCK_ALL);
