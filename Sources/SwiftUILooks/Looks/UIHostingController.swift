public import SwiftUIViews

/// A view controller with SwiftUI's views, which a scene delegate assigns to its window.
open class UIHostingController<Content: View>: UIViewController, ViewShowing {
  /// The views.
  open var rootView: Content

  /// Makes a controller of views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  package func shown() -> AnyView { AnyView(rootView) }
}

/// A controller of UIKit, which shows nothing unless SwiftUI's views are in it.
open class UIViewController: UIResponder {
  /// Makes a controller.
  public override init() {}
  /// Closes the sheet that it is in; nil outside one.
  var close: (() -> Void)?
}

extension UIViewController {
  /// SwiftUI's views in it; nil if there are none.
  @MainActor package var views: AnyView? { (self as? any ViewShowing)?.shown() }
}

/// A controller with views of SwiftUI, or of the system as SwiftUI would make them.
package protocol ViewShowing {
  /// The views.
  @MainActor func shown() -> AnyView
}

/// The session of a scene, which is the app's only one.
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Makes a role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the scene is for.
  open var role: Role { .windowApplication }
}

/// The configuration of a scene; here its delegate is the one that the tests name.
open class UISceneConfiguration: NSObject {
  /// The name in the app's `Info.plist`.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// Why a scene is made: the user launches the app.
  open class ConnectionOptions: NSObject {
    /// The links that start the app: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A link that the app is to open.
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  init(url: URL) { self.url = url }
}

/// The delegate of a scene: here it is notified that the scene is made, and of nothing later.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: NSObjectProtocol {
  /// The window.
  var window: UIWindow? { get set }
  /// Called when the scene is made; the window gets its controller here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UIWindowSceneDelegate {
  /// Without a window nothing is shown.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
