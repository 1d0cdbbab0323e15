import SwiftData
import SwiftUI
import XCTest

@Model
final class Errand {
  var title: String
  var isDone = false
  var notes: String?
  @Relationship(deleteRule: .cascade, inverse: \ErrandStep.errand) var steps: [ErrandStep] = []
  @Transient var drafts = 0

  /// Neither stored nor observed: it follows from what is.
  var words: String { "\(title)\(isDone ? " (done)" : "")" }

  init(title: String) { self.title = title }
}

@Model
final class ErrandStep {
  @Attribute(.unique) var id: UUID
  var name: String
  var errand: Errand?

  init(name: String, errand: Errand? = nil) {
    (id, self.name) = (UUID(), name)
    self.errand = errand
  }
}

struct ModelledApp: App {
  var body: some Scene {
    WindowGroup { ErrandList() }.modelContainer(for: [Errand.self, ErrandStep.self])
  }
}

/// The initializer that Swift makes of it takes what is no query.
private struct ErrandCount: View {
  @Query private var all: [Errand]
  let words: String

  var body: some View { Text("\(all.count) \(words)") }
}

private struct ErrandList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Errand.title) private var sorted: [Errand]
  @Query private var inserted: [Errand]
  @Query(filter: #Predicate<Errand> { !$0.isDone }) private var open: [Errand]
  @Query(filter: #Predicate<Errand> { $0.title.localizedStandardContains("cÓo") })
  private var found: [Errand]
  @Query private var steps: [ErrandStep]

  var body: some View {
    VStack {
      Text(sorted.map(\.words).joined(separator: ", ")).accessibilityIdentifier("sorted")
      Text(inserted.map(\.title).joined(separator: ", ")).accessibilityIdentifier("inserted")
      Text(found.map(\.title).joined(separator: ", ")).accessibilityIdentifier("found")
      Text("\(open.count) open, \(steps.count) steps").accessibilityIdentifier("count")
      ErrandCount(words: "errands")
      ForEach(sorted) { errand in
        Button("Do \(errand.title)") { errand.isDone.toggle() }
        Button("Step of \(errand.title)") { errand.steps.append(ErrandStep(name: "first")) }
        Button("Delete \(errand.title)") { context.delete(errand) }
      }
      Button("Add") {
        for title in ["Wash", "Cook"] { context.insert(Errand(title: title)) }
      }
      Button("Child") { context.insert(ErrandStep(name: "second", errand: sorted.first)) }
      Button("Undo") { context.rollback() }
      Button("Save") { try? context.save() }
    }
  }
}

/// Models of SwiftData in an app.
final class ModelledAppTests: HostedAppTests<ModelledApp> {
  private var sorted: String { app.staticTexts["sorted"].label }
  private var inserted: String { app.staticTexts["inserted"].label }
  private var count: String { app.staticTexts["count"].label }

  private func launchAgain() {
    app.terminate()
    app.launch()
  }

  func testAQueryShowsWhatIsInserted() {
    XCTAssertEqual(count, "0 open, 0 steps")
    app.buttons["Add"].tap()
    XCTAssertEqual(inserted, "Wash, Cook")
    XCTAssertEqual(sorted, "Cook, Wash")
  }

  func testAQueryFollowsTheChangesOfItsObjects() {
    app.buttons["Add"].tap()
    app.buttons["Do Cook"].tap()
    XCTAssertEqual(sorted, "Cook (done), Wash")
    XCTAssertEqual(count, "1 open, 0 steps")
  }

  func testAQueryFindsWordsWhateverTheirCaseAndAccents() {
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["found"].label, "Cook")
  }

  func testWhatIsDeletedTakesAlongWhatCascades() {
    app.buttons["Add"].tap()
    app.buttons["Step of Cook"].tap()
    app.buttons["Child"].tap()
    XCTAssertEqual(count, "2 open, 2 steps")
    app.buttons["Delete Cook"].tap()
    XCTAssertEqual(count, "1 open, 0 steps")
    XCTAssertEqual(sorted, "Wash")
  }

  func testWhatIsNotSavedIsUndone() {
    app.buttons["Add"].tap()
    app.buttons["Save"].tap()
    app.buttons["Do Cook"].tap()
    app.buttons["Delete Wash"].tap()
    app.buttons["Add"].tap()
    app.buttons["Undo"].tap()
    XCTAssertEqual(sorted, "Cook, Wash")
    XCTAssertEqual(inserted, "Wash, Cook")
  }

  func testObjectsOutliveTheRun() {
    app.buttons["Add"].tap()
    app.buttons["Do Wash"].tap()
    launchAgain()
    XCTAssertEqual(sorted, "Cook, Wash (done)")
    app.buttons["Do Wash"].tap()
    XCTAssertEqual(sorted, "Cook, Wash")
  }

  func testAnotherTestBeginsWithoutObjects() {
    XCTAssertEqual(count, "0 open, 0 steps")
  }
}
