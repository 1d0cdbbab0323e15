import Foundation
import SwiftUI
import XCTest

struct SharedValuesApp: App {
  var body: some Scene { WindowGroup { SharedValuesView() } }
}

private struct SharedValuesView: View {
  @State private var shown = ""
  private var store: NSUbiquitousKeyValueStore { .default }

  var body: some View {
    Text(shown).accessibilityIdentifier("shown")
    ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star"))
    Button("Write") {
      store.set("Ada", forKey: "name")
      store.set(Int64(3), forKey: "level")
      store.set(true, forKey: "isOn")
      store.set(1.5, forKey: "rate")
      store.set(["tea": 2], forKey: "cart")
      store.set("later", forKey: "gone")
      store.removeObject(forKey: "gone")
      store.synchronize()
    }
    Button("Show") {
      shown =
        "\(store.string(forKey: "name") ?? "-") \(store.longLong(forKey: "level")) "
        + "\(store.bool(forKey: "isOn")) \(store.double(forKey: "rate")) "
        + "\(store.dictionary(forKey: "cart")?["tea"] as? Int ?? 0) "
        + "\(store.dictionaryRepresentation.keys.sorted().joined(separator: ","))"
    }
  }
}

/// Values that an app keeps in iCloud.
final class SharedValuesTests: HostedAppTests<SharedValuesApp> {
  private var shown: String {
    app.buttons["Show"].tap()
    return app.staticTexts["shown"].label
  }

  func testValuesAreKeptForTheNextLaunch() {
    app.buttons["Write"].tap()
    app.terminate()
    app.launch()
    XCTAssertEqual(shown, "Ada 3 true 1.5 2 cart,isOn,level,name,rate")
  }

  func testANewDeviceHasNone() {
    XCTAssertEqual(shown, "- 0 false 0.0 0 ")
  }
}
