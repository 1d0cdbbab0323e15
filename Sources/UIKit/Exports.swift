// UIKit's names are declared once, in the modules that `import XCTest` also provides on a Mac. The
// other names of XCUIAutomation are not shown: some are namesakes of Foundation's, for tests.
// Files that import only UIKit or SwiftUI can use notifications, too, as on iOS.
@_exported public import AppleTypes
@_exported public import Foundation
@_exported public import UserNotifications

@_exported public import class XCUIAutomation.UIDevice
@_exported public import class XCUIAutomation.UIPasteboard
@_exported public import class XCUIAutomation.UIScreen
