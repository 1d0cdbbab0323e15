package import AccessibilityTree

/// One element of a page object.
package struct PageElement: Sendable, Equatable {
  /// The property that identifies an element.
  package enum Key: Sendable, Hashable {
    /// Its identifier.
    case identifier(String)
    /// Its label, in the language in which the app starts.
    case label(String)
    /// The label of a text inside it.
    case held(String)
    /// It is the only one of its type.
    case only
  }

  /// The Swift property for the element.
  package let name: String
  /// The kind of element.
  package let type: ElementType
  /// The property that identifies it.
  package let key: Key
  /// Its identifier or label as the page's source spells it.
  let text: String
  /// The type of the container to search; nil for the whole app.
  let container: ElementType?

  init(
    name: String = "", type: ElementType, key: Key, text: String = "",
    container: ElementType? = nil
  ) {
    self.name = name
    self.type = type
    self.key = key
    self.text = text
    self.container = container
  }

  /// The path to it from the app.
  package var path: ElementPath {
    let start = container.map { ElementPath.app.descendants($0) } ?? .app
    let all = start.descendants(type)
    switch key {
    case .only: return all.only
    case .identifier(let text), .label(let text): return all.identified(by: text)
    case .held(let text): return all.containing(.staticText, identifier: text).only
    }
  }

  /// The path as the page's source spells it.
  var swift: String {
    let start = "app" + (container.map { QueryProperty.call(for: $0) } ?? "")
    let all = start + QueryProperty.call(for: type)
    switch key {
    case .only: return "\(all).element"
    case .identifier, .label: return "\(all)[\(text)]"
    case .held: return "\(all).containing(.staticText, identifier: \(text)).element"
    }
  }
}
