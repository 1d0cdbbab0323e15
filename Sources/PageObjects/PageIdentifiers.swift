// Re-exports the module shared with the app, so that a test imports only one module.
@_exported public import PageIdentifiers
