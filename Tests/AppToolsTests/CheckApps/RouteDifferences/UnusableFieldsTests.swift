import Testing

@testable import AppTools

/// A field that nobody can type into changes no route, and still ends the tests that type into it.
@Suite("Fields that nobody can use")
struct UnusableFieldsTests {
  private static func app(city: String, street: String = "true") throws -> WrittenApp {
    try WrittenApp([
      "main": """
      { "context": { "city": "", "street": "", "count": 0 },
        "view": [
          { "textField#city": { "binds": "city", \(city) } },
          { "textField#street": { "binds": "street", "enabled": \(street) } }] }
      """
    ])
  }

  private static let usable = #""enabled": "count < 3""#
  private static let never = #""enabled": "count > 3""#

  private static func differences(_ old: String, _ new: String) throws -> RouteDifferences {
    try app(city: new).differences(from: app(city: old))
  }

  @Test func `are told with their line, before and now`() throws {
    let differences = try Self.differences(Self.usable, Self.never)
    #expect(differences.isRegression)
    #expect(
      differences.text == """
        Changed:
          main.json:3:55: screen main: fields that nobody can use: none is now TextField "city" \
        (never enabled)
        1 regression, 0 other changes.
        """)
    let hidden = try Self.differences(Self.usable, #""hidden": "count < 3""#)
    #expect(hidden.isRegression && hidden.text.contains(#"TextField "city" (always hidden)"#))
  }

  @Test func `are no regression where they can be used again`() throws {
    let differences = try Self.differences(Self.never, Self.usable)
    #expect(!differences.isRegression && differences.changes.count == 1)
  }

  @Test func `are compared by what they are, not by the words of their condition`() throws {
    #expect(try Self.differences(Self.never, #""enabled": "count > 4""#).changes.isEmpty)
  }

  @Test func `are told one by one`() throws {
    let old = try Self.app(city: Self.never)
    let new = try Self.app(city: Self.never, street: #""count > 3""#)
    let differences = new.differences(from: old)
    #expect(differences.isRegression)
    #expect(differences.text.contains("main.json:4:59: screen main"))
    #expect(!(old.differences(from: new).isRegression))
  }

  @Test func `are kept in a file of routes`() throws {
    let saved = SavedRoutes(try Self.app(city: Self.never).definition)
    #expect(try SavedRoutes(reading: Array(saved.json.utf8), file: "routes.json") == saved)
    #expect(saved.json.contains(#"TextField \"city\" (never enabled)"#))
  }
}
