// Files that import only UIKit or SwiftUI can use its types, too, as on iOS.
@_exported public import UserNotifications
// The names are declared once, in the module that `import XCTest` also provides on a Mac.
@_exported public import XCUIAutomation
