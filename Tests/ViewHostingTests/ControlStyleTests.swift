import SwiftUI
import XCTest

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }
}

private struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  fileprivate static var trailingIcon: Self { Self() }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      ProgressView(configuration)
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Card of")
      configuration.label
      configuration.content
    }
  }
}

private struct Folder: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "Fold" : "Unfold") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Framed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("Field")
      configuration
    }
  }
}

struct StyledApp: App {
  @State private var isOn = false
  @State private var text = ""
  @State private var secret = ""
  @State private var size = 0.0
  @State private var slides = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Toggle("Tea", isOn: $isOn).toggleStyle(CheckStyle())
        Label("Warm", systemImage: "sun.max").labelStyle(.trailingIcon)
        ProgressView("Load", value: 0.5).progressViewStyle(Percent())
        GroupBox("Cups") { Text("Two") }.groupBoxStyle(Card())
        DisclosureGroup("More") { Text("Sugar") }.disclosureGroupStyle(Folder())
        TextField("Name", text: $text)
        SecureField("Code", text: $secret)
        Slider(value: $size, in: 0...10, step: 5) {
          Text("Size")
        } onEditingChanged: {
          if $0 { slides += 1 }
        }
        Slider(value: .constant(0.25)) { Text("Share") }.accessibilityValue("a quarter")
        Text("size \(Int(size)), slid \(slides)").accessibilityIdentifier("size")
      }
      .textFieldStyle(Framed())
    }
  }
}

/// Controls are what the styles of an app make of them.
final class ControlStyleTests: HostedAppTests<StyledApp> {
  func testAToggleIsASwitchAroundTheButtonOfItsStyle() {
    XCTAssertEqual(app.switches.count, 1)
    let tea = app.buttons.matching(NSPredicate(format: "label ENDSWITH 'Tea'")).firstMatch
    XCTAssertTrue(app.images["square"].exists)
    tea.tap()
    XCTAssertTrue(app.images["checkmark.square"].exists)
  }

  func testALabelHasItsPartsInTheOrderOfItsStyle() {
    XCTAssertLessThan(app.staticTexts["Warm"].frame.minX, app.images["sun.max"].frame.minX)
  }

  func testAStyleOfProgressBuildsOnThatOfTheSystem() {
    XCTAssertTrue(app.staticTexts["50 of 100"].exists)
    XCTAssertEqual(app.progressIndicators.firstMatch.value as? String, "50%")
  }

  func testGroupsHaveWhatTheirStylesAdd() {
    XCTAssertTrue(app.staticTexts["Card of"].exists)
    XCTAssertFalse(app.staticTexts["Sugar"].exists)
    app.buttons["Unfold"].tap()
    XCTAssertTrue(app.staticTexts["Sugar"].exists)
  }

  func testFieldsStayWhatTheyAre() {
    XCTAssertEqual(app.staticTexts.matching(identifier: "Field").count, 2)
    app.secureTextFields["Code"].tap()
    app.secureTextFields["Code"].typeText("1234")
    XCTAssertEqual(app.secureTextFields["Code"].value as? String, "••••")
    XCTAssertEqual(app.textFields["Name"].placeholderValue, "Name")
  }

  func testASliderRestsOnItsSteps() {
    app.sliders["Size"].adjust(toNormalizedSliderPosition: 0.6)
    XCTAssertEqual(app.staticTexts["size"].label, "size 5, slid 1")
  }

  func testASliderSaysItsNumberAndNotHowFarItIs() {
    XCTAssertEqual(app.sliders["Size"].value as? String, "0")
    app.sliders["Size"].adjust(toNormalizedSliderPosition: 0.6)
    XCTAssertEqual(app.sliders["Size"].value as? String, "5")
    XCTAssertEqual(app.sliders["Size"].normalizedSliderPosition, 0.5)
  }

  func testASliderSaysWhatTheAppTellsOfItsValue() {
    XCTAssertEqual(app.sliders["Share"].value as? String, "a quarter")
  }
}
