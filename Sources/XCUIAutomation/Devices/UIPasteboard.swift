public import Foundation
import SimulatedApp
import TestHost

/// What has been copied on the device of the running test: its strings, which apps paste.
///
/// ```swift
/// UIPasteboard.general.string = "user@example.com"
/// ```
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { one }
  private static let one = UIPasteboard()

  private override init() {}

  private static let textType = "public.utf8-plain-text"

  /// The first string; nil for none.
  ///
  /// Setting it takes the place of all that was copied.
  open var string: String? {
    get { held.strings.first }
    set { copy(newValue.map { [$0] } ?? []) }
  }

  /// All strings; nil for none.
  open var strings: [String]? {
    get { held.strings.isEmpty ? nil : held.strings }
    set { copy(newValue ?? []) }
  }

  /// The first string as an address; nil where it is none.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [$0.absoluteString] } ?? []) }
  }

  /// The strings that are addresses; nil for none.
  open var urls: [URL]? {
    get {
      let urls = held.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      return urls.isEmpty ? nil : urls
    }
    set { copy((newValue ?? []).map(\.absoluteString)) }
  }

  /// What was copied, one table of types an item.
  ///
  /// Items without a text fail the test.
  open var items: [[String: Any]] {
    get { held.strings.map { [Self.textType: $0] } }
    set {
      let strings = newValue.compactMap(Self.text)
      guard strings.count == newValue.count else {
        return failCurrentTest("The pasteboard of a simulated device holds texts and nothing else.")
      }
      copy(strings)
    }
  }

  /// Whether there is a string.
  open var hasStrings: Bool { !held.strings.isEmpty }

  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }

  /// Whether there is a picture, which there never is.
  open var hasImages: Bool { false }

  /// How many items there are.
  open var numberOfItems: Int { held.strings.count }

  /// How often the content has changed in this test.
  open var changeCount: Int { held.changeCount }

  private var held: Pasteboard {
    Automation.session(for: .underTest)?.pasteboard ?? Pasteboard()
  }

  private func copy(_ strings: [String]) {
    Automation.act(on: .underTest, "copy") { session, _ in session.perform(.copy(strings)) }
  }

  /// The text of an item, whatever type it is given under; of several the first by name.
  private static func text(_ item: [String: Any]) -> String? {
    for (_, value) in item.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String { return text }
      if let url = value as? URL { return url.absoluteString }
    }
    return nil
  }
}
