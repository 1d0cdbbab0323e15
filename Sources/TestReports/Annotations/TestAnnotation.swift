import Foundation

/// An annotation that a test makes for reports, written as the title of an activity.
///
/// ```swift
/// XCTContext.runActivity(named: "allure.id:4711") { _ in }
/// XCTContext.runActivity(named: "allure.label.epic:Checkout") { _ in }
/// XCTContext.runActivity(named: "allure.link.SHOP-12[issue]:https://example.com/SHOP-12") { _ in }
/// ```
///
/// These are the titles that Allure's reader of Xcode's results knows. Other titles that begin with
/// `allure.` are usual steps.
enum TestAnnotation: Equatable {
  case label(name: String, value: String)
  case link(name: String, url: String, type: String)
  case parameter(name: String, value: String)
  case name(String)
  case description(String)

  /// The label of the identifier of a test case, as Allure's tools read it.
  static let identifierLabel = "AS_ID"
  private static let prefix = "allure."

  /// Reads the title of an activity; nil for any other title.
  init?(_ title: String) {
    guard title.hasPrefix(Self.prefix),
      let end = title.firstIndex(where: { $0 == ":" || $0 == "=" })
    else { return nil }
    self.init(
      call: title[..<end].dropFirst(Self.prefix.count),
      value: String(title[title.index(after: end)...]))
  }

  /// Reads an attachment with such a title and its value as the text; nil for any other one.
  init?(attachment name: String, text: String) {
    guard name.hasPrefix(Self.prefix), !name.contains(where: { $0 == ":" || $0 == "=" })
    else { return nil }
    self.init(call: name.dropFirst(Self.prefix.count), value: text)
  }

  private init?(call: Substring, value: String) {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    let parts = call.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count == 2 ? String(parts[1]) : ""
    switch (String(parts[0]), name.isEmpty) {
    case ("id", true): self = .label(name: Self.identifierLabel, value: value)
    case ("name", true): self = .name(value)
    case ("description", true): self = .description(value)
    case ("label", false): self = .label(name: name, value: value)
    case ("parameter", false): self = .parameter(name: Self.split(name).name, value: value)
    case ("link", _):
      let (name, type) = Self.split(name)
      self = .link(name: name.isEmpty ? value : name, url: value, type: type)
    default: return nil
    }
  }

  /// Splits a name such as `SHOP-12[issue]` into the part before the brackets and their content.
  private static func split(_ text: String) -> (name: String, options: String) {
    guard text.hasSuffix("]"), let open = text.firstIndex(of: "[") else { return (text, "") }
    return (String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
  }
}
