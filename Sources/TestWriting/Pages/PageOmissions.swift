import AccessibilityTree
import SimulatedApp

/// What a user can do on a screen but its page object does not offer, in one sentence for each.
struct PageOmissions {
  private(set) var lines: [String] = []
  private let words: AppWords

  /// Finds them in a screen, with the buttons of its alerts and the tabs of the app.
  init(_ screen: ScreenDefinition, _ parts: ScreenParts, words: AppWords, of app: AppDefinition) {
    self.words = words
    for element in parts.unnamed {
      note("\(Self.title(of: element)) has neither an identifier nor a fixed text")
    }
    for item in parts.alike {
      note(
        "\(Self.title(of: item)) is shown more than once at a time, and has one property for all")
    }
    if parts.texts > 0 {
      note(
        parts.texts == 1
          ? "a text has no identifier" : "\(parts.texts) texts have no identifiers")
    }
    for element in parts.tooDeep {
      note("\(Self.title(of: element)) is more than \(ScreenParts.depthLimit) levels deep")
    }
    for item in parts.items {
      for gesture in item.gestures { noteGesture(gesture.gesture, Self.title(of: item)) }
    }
    for element in parts.repeated { note(repeated: element) }
    for button in screen.allAlerts.flatMap(\.buttons) where words.fixed(button.label) == nil {
      note("a button of an alert has no fixed label")
    }
    for case .tabs(let tabs) in app.coordinators.map(\.container)
    where tabs.contains(where: { $0.root == screen.name }) {
      for tab in tabs where words.fixed(tab.label) == nil {
        note("the tab of the screen \(tab.root) has no fixed label")
      }
    }
  }

  private mutating func note(_ line: String) {
    if !lines.contains(line) { lines.append(line) }
  }

  private mutating func noteGesture(_ gesture: ElementGesture, _ title: String) {
    guard PageMaker.gesture(gesture) == nil, gesture.isMadeByFinger else { return }
    note("\(title) responds to \(gesture.rawValue), for which pages have no function")
  }

  private mutating func note(repeated: ElementDefinition) {
    guard let anchor = RepeatedAnchor(repeated) else {
      return note(
        "\(Self.title(of: repeated)) is repeated, and only an index distinguishes its items")
    }
    for element in repeated.ownElements {
      for gesture in element.gestures { noteGesture(gesture.gesture, Self.title(of: element)) }
    }
    for element in anchor.inside
    where !element.gestures.isEmpty && words.fixed(element.identifier) == nil {
      note("\(Self.title(of: element)) in a repeated element has no fixed identifier")
    }
  }

  private static func title(of item: ScreenParts.Item) -> String {
    switch item.key {
    case .identifier(let text), .label(let text), .held(let text):
      "\(item.type.name) \(SwiftLiteral.string(text))"
    case .only: "the \(item.type.name)"
    }
  }

  private static func title(of element: ElementDefinition) -> String {
    let texts = [element.identifier, element.label].map(\.source).filter { !$0.isEmpty }
    return element.type.name + (texts.first.map { " \(SwiftLiteral.string($0))" } ?? "")
  }
}

extension ElementGesture {
  /// Whether a person makes the gesture, unlike effects of typing, scrolling or a change.
  fileprivate var isMadeByFinger: Bool {
    switch self {
    case .submit, .reachEnd, .change, .cancel: false
    default: true
    }
  }
}

extension ElementText {
  /// The text, key or expression as it is in the file.
  fileprivate var source: String {
    switch self {
    case .literal(let text), .bind(let text), .string(let text, _), .formatted(let text, _),
      .indexPath(let text, _):
      text
    }
  }
}
