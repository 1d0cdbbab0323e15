import SwiftUI
import UIKit
import XCTest

struct SharingApp: App {
  var body: some Scene { WindowGroup { SharingView() } }
}

private struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

private struct HostedCount: UIViewControllerRepresentable {
  final class Coordinator { var updates = 0 }
  let count: Int

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text(""))
  }
  func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {
    context.coordinator.updates += 1
    controller.rootView = Text("\(count) after \(context.coordinator.updates)")
  }
}

private struct SharingView: View {
  @State private var isExported = false
  @State private var count = 0
  @State private var told = "nothing"

  var body: some View {
    VStack {
      ShareLink(item: "tea")
      ShareLink("Picture", item: Image(systemName: "star"), preview: SharePreview("Star"))
      Button("Export") { isExported = true }
      Button("Present", action: present)
      Button("Count") { count += 1 }
      HostedCount(count: count)
      Text(told).accessibilityIdentifier("told")
    }
    .sheet(isPresented: $isExported) { ShareSheet(items: ["one", "two"]) }
  }

  private func present() {
    let sheet = UIActivityViewController(activityItems: ["cake"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { action, isCompleted, _, _ in
      told = "\(action == .copyToPasteboard) \(isCompleted)"
    }
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.rootViewController?.present(sheet, animated: true)
  }
}

/// The share sheet that an app of SwiftUI source opens.
final class SharingTests: HostedAppTests<SharingApp> {
  private var sheet: XCUIElement { app.otherElements["ActivityListView"] }
  private var close: XCUIElement { app.navigationBars["UIActivityContentView"].buttons["Close"] }

  func testAShareLinkOpensTheShareSheet() {
    app.buttons["Share…"].tap()
    XCTAssertTrue(sheet.staticTexts["tea"].exists)
    close.tap()
    XCTAssertFalse(sheet.exists)
  }

  func testWhatHasNoTextIsSharedWithTheTitleOfItsPreview() {
    app.buttons["Picture"].tap()
    XCTAssertTrue(sheet.staticTexts["Star"].exists)
  }

  func testCopyPutsTheTextOnThePasteboard() {
    app.buttons["Share…"].tap()
    app.cells["Copy"].tap()
    XCTAssertFalse(sheet.exists)
    XCTAssertEqual(UIPasteboard.general.string, "tea")
  }

  func testASheetOfAShareControllerClosesWithIt() {
    app.buttons["Export"].tap()
    XCTAssertTrue(sheet.staticTexts["one\ntwo"].exists)
    close.tap()
    XCTAssertFalse(sheet.exists)
    XCTAssertTrue(app.buttons["Export"].isHittable)
  }

  func testAPresentedShareControllerIsToldWhatWasChosen() {
    app.buttons["Present"].tap()
    app.cells["Copy"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "true true")
  }

  func testAControllerAmongViewsIsMadeOnceAndUpdated() {
    let before = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH '0 after'"))
    XCTAssertEqual(before.count, 1)
    app.buttons["Count"].tap()
    let after = app.staticTexts.matching(NSPredicate(format: "label MATCHES '1 after [2-9]'"))
    XCTAssertEqual(after.count, 1)
  }
}
