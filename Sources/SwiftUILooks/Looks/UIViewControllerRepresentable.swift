public import SwiftUIViews

/// A view controller among views.
///
/// A `UIHostingController` shows its views, a `UIActivityViewController` opens the share sheet,
/// a `UIImagePickerController` shows the photos, and others show nothing.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == ControllerView {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The class of the object that the controller reports to.
  associatedtype Coordinator = Void
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with what has changed.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Makes the object that the controller reports to.
  func makeCoordinator() -> Coordinator
  /// What the controller is made in.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a view controller among views is made in.
public struct UIViewControllerRepresentableContext<Represented: UIViewControllerRepresentable> {
  /// The object that the controller reports to.
  public let coordinator: Represented.Coordinator
}

extension UIViewControllerRepresentable {
  /// The views of the controller.
  public var body: ControllerView { ControllerView(of: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// There is no such object.
  public func makeCoordinator() {}
}

/// The views of a controller among views.
public struct ControllerView: View {
  private let update: @MainActor (MadeController, DismissAction) -> AnyView?
  @State private var made = MadeController()
  @Environment(\.dismiss) private var dismiss

  init<Represented: UIViewControllerRepresentable>(of represented: Represented) {
    update = { made, dismiss in
      let context =
        made.context as? Represented.Context
        ?? Represented.Context(coordinator: represented.makeCoordinator())
      let controller =
        made.controller as? Represented.UIViewControllerType
        ?? represented.makeUIViewController(context: context)
      (made.controller, made.context) = (controller, context)
      controller.close = { dismiss() }
      represented.updateUIViewController(controller, context: context)
      return controller.views
    }
  }

  /// The views that the controller shows.
  public var body: some View { update(made, dismiss) }
}

/// The controller of a place and what it was made in, which live as long as the place.
private final class MadeController {
  var controller: UIViewController?
  var context: Any?
}
