import SwiftUIViews
import ViewGraph

/// The views with `onOpenURL`, for as long as they exist.
final class LinkKeeper {
  /// What a view does with a link.
  final class Listener {
    let number: Int
    var act: (URL) -> Void = { _ in }

    init(number: Int) { self.number = number }
  }

  private struct Place { weak var listener: Listener? }
  private var places: [Place] = []

  func add(_ listener: Listener) { places.append(Place(listener: listener)) }

  /// Passes a link to all views with `onOpenURL`, in the order in which they were added.
  func open(_ url: URL) {
    places.removeAll { $0.listener == nil }
    let listeners = places.compactMap(\.listener).sorted { $0.number < $1.number }
    for listener in listeners { listener.act(url) }
  }
}

extension LinkKeeper: SelfComparing {
  func isSame(as other: Any) -> Bool { (other as? LinkKeeper) === self }
}

private enum LinkKey: EnvironmentKey { static var defaultValue: LinkKeeper? { nil } }

extension EnvironmentValues {
  var linkKeeper: LinkKeeper? {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }
}

extension View {
  /// Calls a closure with each link that is opened in the app.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    redrawn { boxes, scope in
      let listener = scope.node.slot(-7) {
        let made = LinkKeeper.Listener(number: scope.node.number)
        scope.environment.linkKeeper?.add(made)
        return made
      }
      listener.act = action
      return boxes
    }
  }
}
