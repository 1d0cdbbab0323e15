import EventOrders
import FlakeLab
import Foundation
import SimulatedApp
import XCUIAutomation

/// Measures how work grows with the size of apps and tests.
enum ScaleBench {
  /// The figures, one after the other as they are measured.
  static func figures(isQuick: Bool) -> [GrowthFigure] {
    [loading(isQuick: isQuick), exploring(isQuick: isQuick), searching(isQuick: isQuick)]
  }

  /// Writes an app of a number of screens into a folder.
  static func write(screens: Int, into folder: String) throws {
    try AppFolder(folder).write(LargeApp.screens(screens))
  }

  /// The processor time of some work.
  private static func seconds(_ work: () -> Void) -> Double {
    let began = Stopwatch.processorSeconds
    work()
    return Stopwatch.processorSeconds - began
  }

  private static func loading(isQuick: Bool) -> GrowthFigure {
    let sizes = isQuick ? [125, 250, 500, 1_000] : [625, 1_250, 2_500, 5_000]
    let times = sizes.map { size in
      let folder = NSTemporaryDirectory() + "rehearsal-scale-\(size)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      guard (try? write(screens: size, into: folder)) != nil else { return (size, Double.infinity) }
      var isLoaded = false
      let time = seconds { isLoaded = (try? AppFolder(folder).load())?.screens.count == size }
      return (size, isLoaded ? time : .infinity)
    }
    return GrowthFigure(
      name: "load and check", unit: "screens", seconds: times, most: 1, power: 1.2)
  }

  private static func exploring(isQuick: Bool) -> GrowthFigure {
    let sizes = isQuick ? [32, 63, 125, 250] : [125, 250, 500, 1_000]
    var note = ""
    let times = sizes.map { size in
      let app = CompiledApp(LargeApp.screens(size))
      let time = seconds {
        let report = RouteCheck(app, places: 100_000).run()
        note = "\(report.rows.count(where: \.holds)) of \(report.rows.count) rows hold"
      }
      return (size, time)
    }
    return GrowthFigure(
      name: "routes", unit: "screens of 3 states", seconds: times, most: 5, power: 1.5,
      note: note)
  }

  /// Searches of a test that waits for each of many loads; one order can end otherwise.
  private static func searching(isQuick: Bool) -> GrowthFigure {
    let sizes = isQuick ? [4, 8, 16, 32] : [8, 16, 32, 64]
    var note = ""
    let times = sizes.map { size in
      let flow = Flow("waits", expecting: .steadyPass) {
        let app = XCUIApplication()
        app.launch()
        for number in 0..<size {
          try Flow.require(app.staticTexts["text\(number)"].waitForExistence(timeout: 10), "late")
        }
      }
      var search = OrderSearch(app: LargeApp.loads(size), flow: flow)
      let time = seconds { search.run() }
      note = search.coversAll ? "certified" : search.gaps.joined(separator: ", ")
      note += ", \(search.runs.count) orders, \(search.runsMade) runs"
      return (size, time)
    }
    return GrowthFigure(
      name: "exhaustive search", unit: "loads", seconds: times, most: 2, power: 2, note: note)
  }
}
