import AppModel
import AppRuntime
import PromptWords

/// An alert or a banner that stands in the way of an action, as monitors get to know it.
package struct InterruptingElement: Sendable, Equatable {
  /// What it is.
  package enum Kind: Sendable {
    case alert, banner
  }

  /// What it is.
  package let kind: Kind
  /// The app that shows it.
  package let bundle: String
  /// Its title.
  package let title: String
  /// Its number among those of its app.
  let number: Int

  /// How the log names it (behaviour.md A8).
  var words: String {
    switch kind {
    case .alert: "\"\(title)\" Alert"
    case .banner: "\"\(SystemBanner.identifier)\" Other"
    }
  }

  /// The button that the handler of last resort taps: the one that cancels, else the one that a
  /// person is led to, which grants what a prompt asks for (behaviour.md E7).
  static func defaultButton(of alert: ShownAlert, cancel: String) -> Int {
    if let index = alert.labels.firstIndex(of: cancel) { return index }
    guard case .permission(let request) = alert.answer else { return alert.labels.count - 1 }
    let granting = request.choices.lastIndex { $0 != .once && $0.status.isGranted }
    return granting ?? alert.labels.count - 1
  }
}
