import SimulatedApp
import SwiftUI
import TestHost

@testable import TestWriting

/// What tools see of an app of SwiftUI source, compared with the app's model.
final class TwinRouteTests: XCTest::XCTestCase {
  private let source = CompiledApp(RecipeTwins.source)

  private func onSource<Value>(_ body: @escaping () -> Value) -> Value? { Self.onSource(body) }

  private static func onSource<Value>(_ body: @escaping () -> Value) -> Value? {
    var value: Value?
    SuccessiveSessions.host { value = body() }
    return value
  }

  // What several tests look at, made once: an exploration types many texts, letter by letter.
  private static let model = onSource { ExploredModel(CompiledApp(RecipeTwins.source)) }
  private static var map: WalkMap? { model?.map }
  private static let report = onSource { RouteCheck(CompiledApp(RecipeTwins.source)).run() }

  /// The ways from screen to screen on a map, such as `recipes > recipe`.
  private func ways(_ map: WalkMap?) -> Set<String> {
    guard let map else { return [] }
    return Set(
      map.passages.map { "\(map.places[$0.from].screen) > \(map.places[$0.to].screen)" }
        .filter { way in way.split(separator: " ").first != way.split(separator: " ").last })
  }

  func testBothHaveTheSameWaysFromScreenToScreen() throws {
    let model = CompiledApp(try AppFolder(RecipeTwins.model).load())
    let found = ways(Self.map)
    XCTAssertEqual(found, ways(WalkMap(model)))
    XCTAssertEqual(
      found,
      [
        "recipes > recipe", "recipe > recipes", "recipes > newRecipe", "newRecipe > recipes",
        "recipes > settings", "recipe > settings", "settings > recipes", "settings > recipe",
      ])
  }

  func testTheReportNamesTheScreensAndTheViews() throws {
    let report = try XCTUnwrap(Self.report)
    XCTAssertEqual(
      report.rows.map(\.subject),
      [.coordinator("App")] + ["recipes", "newRecipe", "recipe", "settings"].map { .screen($0) })
    XCTAssertTrue(report.holds)
    XCTAssertTrue(report.isComplete)
    XCTAssertTrue(report.shownViews.isSuperset(of: ["RecipesView", "RecipeView", "SettingsView"]))
  }

  func testAnAppGoesOnHoweverManyWereOpenedAfterIt() {
    let bread = Query().descendants(.button).identified(by: "recipe Bread")
    let steps = Query().descendants(.staticText).identified(by: "steps")
    let isLoaded = onSource { [source] in
      let sessions = (0..<17).map { _ in AppSession(app: source, configuration: .init()) }
      for session in sessions { _ = session.launch(arguments: [], environment: [:]) }
      _ = sessions[0].perform(.tap, on: bread, title: "")
      sessions[0].sleep(.seconds(2))
      return withExtendedLifetime(sessions) { sessions[0].exists(steps) }
    }
    XCTAssertEqual(isLoaded, true)
  }

  func testAWaitThatShowsNothingNewEndsAfterSoManyEvents() {
    let bread = Query().descendants(.button).identified(by: "recipe Bread")
    let waits = onSource { [source] in
      let walk = RouteWalk(source, coordinator: "App")
      _ = walk.session.perform(.tap, on: bread, title: "")
      let form = walk.shownForm
      return [RouteWalk.waitLimit - 1, RouteWalk.waitLimit].map {
        walk.waitsOn(from: form, events: $0)
      }
    }
    XCTAssertEqual(waits, [true, false])
  }

  func testAWaitThatEndedTooEarlyIsTold() throws {
    let silent = CompiledApp(AppDefinition(running: SilentClockApp.self))
    XCTAssertEqual(onSource { RouteCheck(silent).run().hasCutWait }, true)
    XCTAssertEqual(Self.report?.hasCutWait, false)
  }

  func testAnExplorationIsTheSameEachTime() {
    let first = Self.map?.places.map(\.signature)
    XCTAssertEqual(first, onSource { [source] in WalkMap(source).places.map(\.signature) })
  }

  func testEveryPlaceIsDrawn() throws {
    let tour = try XCTUnwrap(onSource { [source] in AppTour(of: source) })
    XCTAssertTrue(tour.isComplete)
    for stop in tour.stops {
      let view = onSource { tour.view(of: stop, device: nil, language: nil) }
      XCTAssertNotNil(view ?? nil, "\(stop.screen) \(stop.way)")
    }
    XCTAssertEqual(tour.stops.count { $0.screen == "recipe" }, 3)
  }

  func testWalksTakeEveryTransition() throws {
    let walks = try XCTUnwrap(onSource { [source] in WalkTests(of: source, kind: .tour) })
    XCTAssertEqual(walks.omissions, [])
    XCTAssertTrue(walks.source.contains("app.buttons[\"Delete\"].tap()"), walks.source)
    XCTAssertFalse(walks.source.contains("tunnel"))
  }

  func testPageObjectsAreWrittenOfWhatIsSeen() throws {
    let pages = PageObjects(of: try XCTUnwrap(Self.model).definition)
    XCTAssertEqual(
      pages.pages.map(\.typeName),
      [
        "RecipesPage", "NewRecipePage", "RecipePage", "SettingsPage",
      ])
    let form = try XCTUnwrap(pages["newRecipe"])
    XCTAssertEqual(form.fields.map(\.name), ["title"])
    XCTAssertTrue(
      form.actions.contains { $0.name == "tapSaveButton" && $0.target == .screen("recipes") })
    let list = try XCTUnwrap(pages["recipes"])
    XCTAssertEqual(list.parts.map(\.parameter), ["identifier"])
    XCTAssertEqual(list.parts.flatMap(\.actions).map(\.target), [.screen("recipe")])
  }
}

/// An app with a clock that shows nothing.
private struct SilentClockApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Waiting").task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
      }
    }
  }
}
