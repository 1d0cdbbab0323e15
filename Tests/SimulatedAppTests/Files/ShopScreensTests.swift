import Foundation
import SimulatedApp
import Testing

@testable import AppReview

@Suite("The shop in Screens/Shop")
struct ShopScreensTests {
  private static let folder = AppFolder(
    URL(filePath: screensFolder).appending(path: "Shop").path)

  @Test("has no faults in any country")
  func faults() throws {
    #expect(Self.folder.check().map(\.description) == [])
    #expect(try Self.folder.load().variants.map(\.name) == ["br", "nl"])
  }

  @Test("shares its screens among the countries, but for one step")
  func countries() throws {
    let app = try Self.folder.load()
    let brazil = try #require(app.variant("br"))
    let own = Set(app.screens.map(\.name))
    #expect(Set(brazil.screens.map(\.name)).subtracting(own) == ["taxNumber"])
    #expect(app.variant("nl")?.screens.map(\.name) == app.screens.map(\.name))
  }

  @Test("is no part of the app beside it")
  func apart() throws {
    let names = try AppFolder(screensFolder).load().screens.map(\.name)
    #expect(names.allSatisfy { !["feed", "cart", "shop"].contains($0) })
  }

  @Test("holds its routes as far as a short look goes")
  func routes() throws {
    let limits = RouteExplorer.Limits(places: 60, moves: 400)
    let report = RouteCheck(CompiledApp(try Self.folder.load()), limits: limits).run()
    #expect(report.rows.filter { $0.verdict == .fails } == [])
  }
}
