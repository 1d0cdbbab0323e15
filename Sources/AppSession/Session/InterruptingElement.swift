import AppCompiling
import AppModel
import AppRuntime
import PromptWords

/// An alert or a banner in the way of an action, as monitors see it.
package struct InterruptingElement: Sendable, Equatable {
  /// The kinds of elements that interrupt an action.
  package enum Kind: Sendable {
    case alert, banner
  }

  /// Whether it is an alert or a banner.
  package let kind: Kind
  /// The app that shows it.
  package let bundle: String
  /// Its title.
  package let title: String
  /// Its number among the alerts of its app, or among the banners.
  let number: Int

  /// The words for it in the log (behaviour.md A8).
  var words: String {
    switch kind {
    case .alert: "\"\(title)\" Alert"
    case .banner: "\"\(SystemBanner.identifier)\" Other"
    }
  }

  /// The index of the button that the default handler taps: the one that cancels, else the
  /// preferred one, which grants what a prompt asks for (behaviour.md E7).
  static func defaultButton(of alert: ShownAlert, cancel: String) -> Int {
    if let index = alert.labels.firstIndex(of: cancel) { return index }
    guard case .permission(let request) = alert.answer else { return alert.labels.count - 1 }
    let granting = request.choices.lastIndex { $0 != .once && $0.status.isGranted }
    return granting ?? alert.labels.count - 1
  }
}
