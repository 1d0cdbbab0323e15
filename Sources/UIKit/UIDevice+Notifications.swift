public import Foundation
public import XCUIAutomation

extension UIDevice {
  /// On iOS it is posted when the device is turned; here it is not.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// Does nothing: no orientation is posted.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: no orientation is posted.
  public func endGeneratingDeviceOrientationNotifications() {}
}
