// The names themselves are declared once, in a module that `import XCTest` shows on a Mac too.
@_exported public import AppleTypes
@_exported public import Foundation
