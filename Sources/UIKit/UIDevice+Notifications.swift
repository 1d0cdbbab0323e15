public import Foundation
public import XCUIAutomation

extension UIDevice {
  /// Posted to an app of SwiftUI source when the screen of its device was turned.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Does nothing: turns are posted in any case.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: turns are posted in any case.
  public func endGeneratingDeviceOrientationNotifications() {}
}
