// The names themselves are declared once, in the module that `import XCTest` shows on a Mac too.
@_exported public import Foundation
@_exported public import XCUIAutomation
