// What the app knows too comes with the kit, so that a test imports one module.
@_exported public import PageIdentifiers
