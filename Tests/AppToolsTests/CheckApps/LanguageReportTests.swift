import SimulatedApp
import Testing

@testable import AppTools

@Suite("The report on languages")
struct LanguageReportTests {
  private static let app: AppDefinition = {
    var app = AppDefinition("Own", bundleIdentifier: "com.example.own", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main") { Text(.string(key: "title"), id: "title") }
      Screen("other") { Text(.string(key: "more"), id: "more") }
    }
    app.strings = [
      "en": ["title": "Cart", "more": "More", "old": "Old"],
      "de": ["title": "Korb", "more": "Mehr", "old": "Alt"], "nl": ["more": "Meer"],
    ]
    return app
  }()

  @Test("says what each has words for, and what it changes")
  func rows() {
    let report = LanguageReport(CompiledApp(Self.app))
    #expect(report.rows.map(\.language) == ["en", "de", "nl"])
    #expect(report.rows.map(\.words) == [3, 3, 1])
    #expect(report.rows.map(\.missing) == [0, 0, 2])
    #expect(report.rows.map(\.unused) == [1, 1, 0])
    #expect(report.rows.map(\.screens) == [[], ["main", "other"], ["other"]])
    #expect(report.rows.map(\.coordinators) == [[], ["Main"], []])
  }

  @Test("proves that a language takes effect on a first screen")
  func proof() {
    let report = LanguageReport(CompiledApp(Self.app))
    #expect(report.rows.filter(\.isWithoutEffect).map(\.language) == ["nl"])
  }

  @Test("has no rows for an app without tables")
  func none() {
    let app = AppDefinition("Own", bundleIdentifier: "com.example.own", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main") { Text("x") }
    }
    #expect(LanguageReport(CompiledApp(app)).rows.isEmpty)
  }
}
