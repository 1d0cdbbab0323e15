/// Makes the delegate of a SwiftUI app.
///
/// `willFinishLaunching` and `didFinishLaunching` are called on it, after the app's `init` and
/// before its first body. All other delegate methods compile and are never called.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  /// The object.
  public let wrappedValue: Delegate

  /// Makes the object.
  @MainActor @preconcurrency
  public init(_ delegateType: Delegate.Type = Delegate.self) {
    wrappedValue = DelegateMaking.make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor: LaunchListener {
  func tellLaunch() {
    let app = UIApplication.shared
    _ = wrappedValue.application(app, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(app, didFinishLaunchingWithOptions: nil)
  }
}

/// The delegate that is notified when an app has launched.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app has almost launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Lets a delegate be marked `@main`; tests start the app, so it does nothing.
  @MainActor public static func main() {}
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// A property of an app that is notified when it has launched.
@MainActor
protocol LaunchListener {
  /// Notifies it.
  func tellLaunch()
}

/// Makes objects of classes that an app names.
enum DelegateMaking {
  /// Makes an object of a class whose `init()` is not marked as required, as UIKit does.
  ///
  /// Every subclass of `NSObject` has its `init()` in the same vtable slot, so a call through
  /// `UIView`, whose `init()` is required and open, finds it.
  static func make<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let object: NSObject = unsafeBitCast(type, to: UIView.Type.self).init()
    return unsafeDowncast(object, to: type)
  }
}
