/// An app whose window a scene delegate fills, as apps were written before there was `App`.
package struct DelegatedApp<Delegate: NSObject & UIWindowSceneDelegate>: App {
  private let delegate: Delegate

  /// Makes the delegate, which makes its window.
  package init() {
    delegate = DelegateMaking.make(Delegate.self)
    delegate.scene(
      UIWindowScene(), willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
  }

  /// The views of the window.
  package var body: some Scene {
    WindowGroup { delegate.window?.rootViewController?.views }
  }
}
