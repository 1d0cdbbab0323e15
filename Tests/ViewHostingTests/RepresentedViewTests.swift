import SwiftUI
import XCTest

struct RepresentedApp: App {
  var body: some Scene { WindowGroup { RepresentedForm() } }
}

private struct RepresentedForm: View {
  @State private var name = ""
  @State private var isFocused = false
  @State private var notes = ""
  @State private var isOn = false
  @State private var taps = 0

  var body: some View {
    VStack {
      NameField(text: $name, isFocused: $isFocused)
      Text("Name: \(name), \(isFocused ? "edited" : "left")").accessibilityIdentifier("name")
      Button("Write") { isFocused = true }
      NotesText(text: $notes)
      Text("Notes: \(notes)")
      OwnSwitch(isOn: $isOn)
      Text(isOn ? "On" : "Off")
      Counter(taps: $taps)
      Box(title: "Inside")
    }
  }
}

private struct NameField: UIViewRepresentable {
  @Binding var text: String
  @Binding var isFocused: Bool

  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: NameField
    weak var field: UITextField?
    init(_ parent: NameField) { self.parent = parent }
    func changed() { parent.text = field?.text ?? "" }
    func done() { field?.resignFirstResponder() }
    func textFieldDidBeginEditing(_ textField: UITextField) { parent.isFocused = true }
    func textFieldDidEndEditing(_ textField: UITextField) { parent.isFocused = false }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { !string.contains("x") }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.accessibilityIdentifier = "field"
    field.delegate = context.coordinator
    field.addTarget(
      context.coordinator, action: Selector("changed", Coordinator.changed), for: .editingChanged)
    let bar = UIToolbar()
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        barButtonSystemItem: .done, target: context.coordinator,
        action: Selector("done", Coordinator.done)),
    ]
    field.inputAccessoryView = bar
    context.coordinator.field = field
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    context.coordinator.parent = self
    field.text = text
    if isFocused, !field.isFirstResponder { field.becomeFirstResponder() }
  }
}

private struct NotesText: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    let text: Binding<String>
    init(_ text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator($text) }
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

private struct OwnSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    view.addAction(
      UIAction { [weak view] _ in isOn = view?.isOn == true }, for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UISwitch, context: Context) { view.setOn(isOn, animated: false) }
}

/// A button whose words its own action changes.
private struct Counter: UIViewRepresentable {
  @Binding var taps: Int

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Never", for: .normal)
    button.addAction(
      UIAction { [weak button] _ in button?.setTitle("Tapped", for: .normal) },
      for: .touchUpInside)
    return button
  }
  func updateUIView(_ button: UIButton, context: Context) {}
}

/// A view that holds another one.
private struct Box: UIViewRepresentable {
  let title: String

  func makeUIView(context: Context) -> UIView {
    let (view, label) = (UIView(), UILabel())
    label.text = title
    view.addSubview(label)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// Views of UIKit among views.
final class RepresentedViewTests: HostedAppTests<RepresentedApp> {
  private var field: XCUIElement { app.textFields["field"] }
  private var told: String { app.staticTexts["name"].label }

  func testAFieldReportsWhatIsTyped() {
    XCTAssertEqual(field.placeholderValue, "Name")
    field.tap()
    field.typeText("Ana")
    XCTAssertEqual(told, "Name: Ana, edited")
  }

  func testADelegateRefusesAChange() {
    field.tap()
    field.typeText("Axna")
    XCTAssertEqual(field.value as? String, "Ana")
  }

  func testTheAppAsksForTheKeyboard() {
    app.buttons["Write"].tap()
    app.typeText("Bo")
    XCTAssertEqual(told, "Name: Bo, edited")
  }

  func testTheReturnKeyAsksTheDelegate() {
    field.tap()
    field.typeText("Ana\n")
    XCTAssertEqual(told, "Name: Ana, left")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testAButtonAboveTheKeyboardCallsItsMethod() {
    XCTAssertFalse(app.buttons["Done"].exists)
    field.tap()
    app.toolbars.buttons["Done"].tap()
    XCTAssertEqual(told, "Name: , left")
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testATextOfSeveralLinesReportsWhatIsTyped() {
    app.textViews.firstMatch.tap()
    app.textViews.firstMatch.typeText("one\ntwo")
    XCTAssertTrue(app.staticTexts["Notes: one\ntwo"].exists)
  }

  func testASwitchTurns() {
    app.switches.firstMatch.tap()
    XCTAssertTrue(app.staticTexts["On"].exists)
  }

  func testAViewThatItsOwnActionChangesIsDrawnAgain() {
    app.buttons["Never"].tap()
    XCTAssertTrue(app.buttons["Tapped"].exists)
  }

  func testAViewShowsTheViewsInIt() { XCTAssertTrue(app.staticTexts["Inside"].exists) }
}
