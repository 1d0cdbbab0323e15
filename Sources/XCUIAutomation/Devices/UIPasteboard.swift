public import Foundation
import SimulatedApp
import TestHost

/// The pasteboard of the simulated device: strings that were copied and that apps can paste.
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

  /// The first string; nil if the pasteboard is empty.
  ///
  /// Setting it replaces everything on the pasteboard.
  open var string: String? {
    get { held.strings.first }
    set { copy(newValue.map { [$0] } ?? []) }
  }

  /// All strings; nil if the pasteboard is empty.
  open var strings: [String]? {
    get { held.strings.isEmpty ? nil : held.strings }
    set { copy(newValue ?? []) }
  }

  /// The first string that is a URL with a scheme; nil if there is none.
  open var url: URL? {
    get { urls?.first }
    set { copy(newValue.map { [$0.absoluteString] } ?? []) }
  }

  /// All strings that are URLs with a scheme; nil if there are none.
  open var urls: [URL]? {
    get {
      let urls = held.strings.compactMap { URL(string: $0) }.filter { $0.scheme != nil }
      return urls.isEmpty ? nil : urls
    }
    set { copy((newValue ?? []).map(\.absoluteString)) }
  }

  /// The items, each as a dictionary from type to value.
  ///
  /// Setting an item without a text or a URL fails the test.
  open var items: [[String: Any]] {
    get { held.strings.map { [Self.textType: $0] } }
    set {
      let strings = newValue.compactMap(Self.text)
      guard strings.count == newValue.count else {
        return failCurrentTest("The pasteboard of a simulated device can only contain texts.")
      }
      copy(strings)
    }
  }

  /// Whether there is at least one string.
  open var hasStrings: Bool { !held.strings.isEmpty }

  /// Whether there is at least one URL.
  open var hasURLs: Bool { urls != nil }

  /// Always false: the pasteboard holds only texts.
  open var hasImages: Bool { false }

  /// The number of items.
  open var numberOfItems: Int { held.strings.count }

  /// How often the content has changed in this test.
  open var changeCount: Int { held.changeCount }

  private var held: Pasteboard {
    Automation.session(for: .underTest)?.pasteboard ?? Pasteboard()
  }

  private func copy(_ strings: [String]) {
    Automation.act(on: .underTest, "copy") { session, _ in session.perform(.copy(strings)) }
  }

  /// The text or URL of an item under any type; if it has several, the first by type name.
  private static func text(_ item: [String: Any]) -> String? {
    for (_, value) in item.sorted(by: { $0.key < $1.key }) {
      if let text = value as? String { return text }
      if let url = value as? URL { return url.absoluteString }
    }
    return nil
  }
}
