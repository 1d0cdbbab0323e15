// The names are declared once, in the module that `import XCTest` also provides on a Mac.
@_exported public import XCUIAutomation
