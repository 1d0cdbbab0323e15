public import SwiftUIViews

/// A view of UIKit among views.
///
/// Controls, texts and pictures of UIKit are shown as SwiftUI would show them, and a view that
/// holds some shows these above each other. A view that draws itself is empty.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentedView {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The class of the object that the view reports to.
  associatedtype Coordinator = Void
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with what has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object that the view reports to.
  func makeCoordinator() -> Coordinator
  /// What the view is made in.
  typealias Context = UIViewRepresentableContext<Self>
}

/// What a view of UIKit among views is made in.
public struct UIViewRepresentableContext<Represented: UIViewRepresentable> {
  /// The object that the view reports to.
  public let coordinator: Represented.Coordinator
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues
  /// How the change is animated: as usual.
  public let transaction = Transaction()
}

extension UIViewRepresentable {
  /// The view of UIKit, as SwiftUI shows it.
  public var body: RepresentedView { RepresentedView(of: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// There is no such object.
  public func makeCoordinator() {}
}

/// A view of UIKit among views, as SwiftUI shows it.
public struct RepresentedView: View {
  private let update: @MainActor (MadeView, EnvironmentValues) -> UIView
  @State private var made = MadeView()
  @State private var changes = 0
  @Environment(\.self) private var environment

  init<Represented: UIViewRepresentable>(of represented: Represented) {
    update = { made, environment in
      // What the app changes now is drawn in any case.
      made.view?.redraw = nil
      var context =
        made.context as? Represented.Context
        ?? Represented.Context(
          coordinator: represented.makeCoordinator(), environment: environment)
      context.environment = environment
      let view =
        made.view as? Represented.UIViewType ?? represented.makeUIView(context: context)
      (made.view, made.context) = (view, context)
      represented.updateUIView(view, context: context)
      return view
    }
  }

  /// What the view shows.
  public var body: some View { shown(after: changes) }

  private func shown(after changes: Int) -> AnyView {
    let view = update(made, environment)
    view.redraw = { self.changes += 1 }
    return view.views
  }
}

/// The view of a place and what it was made in, which live as long as the place.
private final class MadeView {
  var view: UIView?
  var context: Any?
}

extension UIView {
  /// What SwiftUI shows for it.
  @MainActor package var views: AnyView {
    guard !isHidden else { return AnyView(EmptyView()) }
    let inner = (self as? any ViewShowing)?.shown() ?? stacked
    return assistance.told(of: isUserInteractionEnabled ? inner : AnyView(inner.disabled(true)))
  }

  /// The views in it above each other, or its colour.
  @MainActor private var stacked: AnyView {
    guard !subviews.isEmpty else {
      return AnyView(backgroundColor.map { Color(uiColor: $0) } ?? Color.clear)
    }
    return AnyView(ZStack { ForEach(subviews, id: \.self) { $0.views } })
  }
}
