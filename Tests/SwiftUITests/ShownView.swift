import AccessibilityTree
import SwiftUI
import ViewLayout

/// A view that is shown without a session.
final class ShownView {
  let app: RunningApp

  init(_ view: some View) {
    app = RunningApp(view)
    app.update()
  }

  /// All elements, each before those inside of it.
  var elements: [BoxElement] { Self.flat(app.elements) }

  private static func flat(_ elements: [BoxElement]) -> [BoxElement] {
    elements.flatMap { [$0] + flat($0.children) }
  }

  /// The labels of all texts.
  var texts: [String] { elements.filter { $0.type == .staticText }.map(\.label) }

  /// The first element with a label or an identifier.
  func element(_ name: String) -> BoxElement? {
    elements.first { $0.label == name || $0.identifier == name }
  }

  /// Touches an element.
  func tap(_ name: String) {
    guard let act = element(name)?.answers.gestures[.tap] else { return }
    app.act(act)
  }

  /// Types a text into a field.
  func type(_ text: String, into name: String) {
    let field = elements.first { $0.identifier == name || $0.placeholder == name }
    guard case .text(_, let set)? = field?.answers.control else { return }
    app.act { set(text) }
  }
}
