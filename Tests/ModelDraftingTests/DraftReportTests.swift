import SimulatedApp
import Testing

@testable import ModelDrafting

@Suite struct DraftReportTests {
  private static let app = AppDefinition.drafted(nil, bundle: nil, root: "start", screens: [])

  @Test func `tests that skip themselves are not counted, and say why`() {
    let report = DraftReport(
      Self.app,
      rows: [
        .init(name: "a", ownFailure: nil, failure: nil),
        .init(name: "b", skipReason: "no camera", ownFailure: "no camera", failure: nil),
      ])
    #expect(report.text.hasPrefix("1 of 1 tests pass on the drafted model.\n"))
    #expect(report.text.hasSuffix("\nThese skip themselves:\n  b\n    no camera\n"))
    #expect(!report.text.contains("no screen was found"))
  }

  @Test func `tests on screens of their own are counted and named`() {
    let report = DraftReport(
      Self.app,
      rows: [
        .init(name: "a", ownFailure: nil, failure: nil),
        .init(name: "b", ownFailure: nil, failure: nil, isApart: true),
        .init(name: "c", ownFailure: nil, failure: "no", isApart: true),
      ])
    #expect(
      report.text.hasPrefix(
        "2 of 3 tests pass on the drafted model, 1 of them on screens of their own.\n"))
    #expect(report.text.contains("something else there:\n  b\n\n"))
  }

  @Test func `a long message has its end, which names the element`() {
    let failure = "No match: " + String(repeating: "Table -> Cell -> ", count: 60) + "'label'"
    let report = DraftReport(
      Self.app, rows: [.init(name: "a", ownFailure: failure, failure: failure)])
    #expect(report.text.hasSuffix("Table -> Cell -> 'label'\n"))
    #expect(report.text.contains("\n    No match: Table -> Cell"))
    #expect(report.text.count < failure.count)
  }

  @Test func `a reason that several tests share is told once`() {
    let failures = ["a": "no file", "b": "no name", "c": "no file"]
    let rows = failures.sorted { $0.key < $1.key }.map {
      DraftReport.Row(name: $0.key, ownFailure: $0.value, failure: $0.value)
    }
    #expect(
      DraftReport(Self.app, rows: rows).text
        .hasSuffix("continue:\n  a\n  c\n    no file\n  b\n    no name\n"))
  }

  @Test func `why a test was given up is told`() {
    let report = DraftReport(
      Self.app,
      rows: [
        .init(name: "a", ownFailure: "no", failure: "no", end: (.barren, 312)),
        .init(name: "b", ownFailure: "no", failure: "no", end: (.limit, 600)),
      ])
    #expect(
      report.text.hasSuffix(
        """
          a
            no
            Given up after 312 runs: the last 150 ended as earlier ones did.
          b
            no
            Given up after 600 runs: a test may take no more.

        """))
  }

  @Test func `what limits leave out of the model is told`() {
    let cut = DraftReport.Row(name: "a", ownFailure: nil, failure: nil, isCut: true)
    let whole = DraftReport.Row(name: "b", ownFailure: nil, failure: nil)
    #expect(
      DraftReport(Self.app, rows: [cut, whole], isCut: true).text.hasSuffix(
        "\nOnly the first 5000 looks and steps of these are drafted:\n  a\n"
          + "\nTests go through more than 20000 states: the others are left out.\n"))
    #expect(!DraftReport(Self.app, rows: [whole]).text.contains("Of these only"))
  }

  @Test func `a test that no screen lets go on is named with its line`() {
    let report = DraftReport(
      Self.app, rows: [.init(name: "a", ownFailure: "A.swift:3: x", failure: "x")])
    #expect(report.text.contains("0 of 1 tests pass"))
    #expect(report.text.contains("on which they can continue:\n  a\n    A.swift:3: x\n"))
  }
}
