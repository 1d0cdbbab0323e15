import Foundation
import Testing
import WebDriver

/// The article names every command, and no other.
struct ArticleTests {
  private static let article: String = {
    let root = PythonClients.tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/WebDriver/WebDriver.docc/ServingAppiumClients.md"
    return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }()

  /// The words in backticks below a heading.
  private func words(below heading: String) -> Set<String> {
    let sections = Self.article.split(separator: "\n### ")
    let section = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
    let parts = section.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
  }

  @Test func `the table of commands is complete`() {
    let named = words(below: "Commands").filter { $0.first?.isUppercase == true }
    let ofServer: Set = [
      "GET status", "GET sessions", "POST session", "GET session", "DELETE session",
    ]
    let known = Set(WebDriverServer.routes.map { "\($0.method) \($0.path)" })
    #expect(named == known.union(ofServer))
  }

  @Test func `the scripts are complete`() {
    let named = words(below: "Scripts").filter { !$0.contains("(") }
    for (name, _) in MobileCommands.mobile { #expect(named.contains(name), "\(name)") }
    for (name, _) in MobileCommands.own { #expect(named.contains("rehearsal: \(name)"), "\(name)") }
    let own = named.filter { $0.hasPrefix("rehearsal: ") }
    #expect(own.count == MobileCommands.own.count)
  }

  @Test func `the strategies and the capabilities of this package are complete`() {
    let strategies = words(below: "Locators")
    for name in ElementLocator.strategies { #expect(strategies.contains(name), "\(name)") }
    let capabilities = words(below: "Capabilities").filter { $0.hasPrefix("rehearsal:") }
    #expect(capabilities == Set(SessionCapabilities.own.map { "rehearsal:" + $0 }))
  }
}
