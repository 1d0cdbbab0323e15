/// The replacement for the module AllureXCTest, with which tests name their steps and labels.
enum AllureStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "AllureXCTest", source: source,
    words: "makes activities of steps, labels and links, which reports read.")

  private static let source =
    """
    import Foundation
    import XCUIAutomation

    public enum Severity: String, Sendable { case blocker, critical, normal, minor, trivial }

    public enum Allure {
      static func note(_ text: String) { XCTContext.runActivity(named: text) { _ in } }

      static func link(_ name: String?, _ url: String, _ type: String?) {
        note("allure.link.\\(name ?? url)" + (type.map { "[\\($0)]" } ?? "") + ":" + url)
      }

      static func attach(_ data: Data, _ name: String, _ type: String) {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(data: data, uniformTypeIdentifier: type)
          attachment.name = name
          activity.add(attachment)
        }
      }

    \(facts(before: "public static func ", named: { $0 }))

      public static func step<T>(_ name: String, step: () throws -> T) rethrows -> T {
        try XCTContext.runActivity(named: name) { _ in try step() }
      }
    }

    extension XCUIAutomation.XCTestCase {
    \(facts(before: "public func ", named: { $0 }))
    \(facts(before: "public func ", named: prefixed))
    \(steps("step"))
    \(steps("allureStep"))
      public func allureAttachment(name: String, data: Data, type: String) {
        Allure.attach(data, name, type)
      }
      public func allureAttachment(name: String, string: String, type: String = "text/plain") {
        Allure.attach(Data(string.utf8), name, type)
      }
    }

    """

  /// The functions that write one label, one link or one text each.
  private static func facts(before words: String, named name: (String) -> String) -> String {
    let labels = [
      "epic", "feature", "story", "owner", "tag", "layer", "suite", "parentSuite", "subSuite",
      "component", "page", "platform", "team",
    ].map { label in
      "  \(words)\(name(label))(_ text: String) { Allure.note(\"allure.label.\(label):\\(text)\") }"
    }
    let texts = ["name", "description"].map { kind in
      "  \(words)\(name(kind))(_ text: String) { Allure.note(\"allure.\(kind):\\(text)\") }"
    }
    let links = ["issue", "tms"].map { type in
      "  \(words)\(name(type))(name: String? = nil, url: String) { "
        + "Allure.link(name, url, \"\(type)\") }"
    }
    return
      (labels + texts + links + [
        "  \(words)\(name("severity"))(_ level: Severity) { "
          + "Allure.note(\"allure.label.severity:\\(level.rawValue)\") }",
        "  \(words)\(name("label"))(_ name: String, value: String) { "
          + "Allure.note(\"allure.label.\\(name):\\(value)\") }",
        "  \(words)\(name("link"))(name: String? = nil, url: String, type: String? = nil) { "
          + "Allure.link(name, url, type) }",
      ] + identifiers(words, name)).joined(separator: "\n")
  }

  /// The functions that write the number of the test in a tool of test management.
  private static func identifiers(_ words: String, _ name: (String) -> String) -> [String] {
    // Its name has the prefix already.
    guard name("id") == "id" else { return [] }
    return ["String", "Int"].map { type in
      "  \(words)allureId(_ id: \(type)) { Allure.note(\"allure.id:\\(id)\") }"
    }
  }

  private static func steps(_ name: String) -> String {
    """
      @discardableResult
      public func \(name)<T>(_ name: String, _ block: () throws -> T) rethrows -> T {
        try XCTContext.runActivity(named: name) { _ in try block() }
      }
    """
  }

  private static func prefixed(_ name: String) -> String {
    "allure" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
