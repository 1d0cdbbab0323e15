import SwiftUI
import UIKit
import XCTest

struct StillApp: App {
  init() {
    if ProcessInfo.processInfo.arguments.contains("still") { UIView.setAnimationsEnabled(false) }
  }

  var body: some Scene { WindowGroup { Mover() } }

  private struct Mover: View {
    @State private var isDown = false

    var body: some View {
      VStack {
        Button("Move") { withAnimation(.linear(duration: 4)) { isDown = true } }
        Text("Here").offset(y: isDown ? 200 : 0)
      }
    }
  }
}

/// An app that turns its animations off itself, as many do for their tests.
final class AnimationsOffTests: HostedAppTests<StillApp> {
  private func timeOfAMove() -> TimeInterval {
    let start = Date()
    app.buttons["Move"].tap()
    return Date().timeIntervalSince(start)
  }

  func testAMoveIsWaitedFor() { XCTAssertGreaterThan(timeOfAMove(), 2) }

  func testNothingMovesOnceTheAppSaysSo() {
    app.launchArguments = ["still"]
    app.launch()
    XCTAssertLessThan(timeOfAMove(), 1)
  }
}
