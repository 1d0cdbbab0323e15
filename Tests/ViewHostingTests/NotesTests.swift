import SwiftUI
import XCTest

private final class Notes: ObservableObject {
  @Published var titles = ["Milk", "Bread"]
}

struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      NavigationStack { NotesView() }.environmentObject(notes)
    }
  }
}

private struct NotesView: View {
  @EnvironmentObject private var notes: Notes
  @State private var isAdding = false
  @State private var isAsking = false

  var body: some View {
    List {
      Section("Shopping") {
        ForEach(notes.titles, id: \.self) { title in
          NavigationLink(title) { NoteView(title: title) }
        }
        .onDelete { notes.titles.remove(atOffsets: $0) }
      }
    }
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Add") { isAdding = true } }
      ToolbarItem(placement: .topBarLeading) { Button("Clear") { isAsking = true } }
    }
    .sheet(isPresented: $isAdding) { AddView { notes.titles.append($0) } }
    .alert("Clear all?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { notes.titles = [] }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("Notes are lost.")
    }
  }
}

private struct NoteView: View {
  let title: String
  @State private var isDone = false

  var body: some View {
    Form {
      Text(title).accessibilityIdentifier("title")
      Toggle("Done", isOn: $isDone)
      if isDone { Text("Finished") }
    }
    .navigationTitle(title)
  }
}

private struct AddView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  let save: (String) -> Void

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") {
        save(title)
        dismiss()
      }
      .disabled(title.isEmpty)
    }
  }
}

/// Lists, navigation, sheets and alerts of an app, as a UI test uses them.
final class NotesTests: HostedAppTests<NotesApp> {
  func testARowLeadsToItsScreenAndBack() {
    app.buttons["Milk"].tap()
    XCTAssertEqual(app.staticTexts["title"].label, "Milk")
    app.navigationBars["Milk"].buttons["Notes"].tap()
    XCTAssertTrue(app.navigationBars["Notes"].exists)
  }

  func testASwitchShowsWhatDependsOnIt() {
    app.buttons["Bread"].tap()
    XCTAssertFalse(app.staticTexts["Finished"].exists)
    app.switches["Done"].switches.firstMatch.tap()
    XCTAssertEqual(app.switches["Done"].value as? String, "1")
    XCTAssertTrue(app.staticTexts["Finished"].exists)
  }

  func testASheetAddsARow() {
    app.navigationBars.buttons["Add"].tap()
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("Eggs")
    app.buttons["Save"].tap()
    XCTAssertTrue(app.buttons["Eggs"].exists)
    XCTAssertFalse(app.buttons["Save"].exists)
  }

  func testAnAlertAsksFirst() {
    app.buttons["Clear"].tap()
    XCTAssertTrue(app.alerts["Clear all?"].staticTexts["Notes are lost."].exists)
    app.alerts.buttons["Keep"].tap()
    XCTAssertTrue(app.buttons["Milk"].exists)
    app.buttons["Clear"].tap()
    app.alerts.buttons["Clear"].tap()
    XCTAssertFalse(app.buttons["Milk"].exists)
  }

  func testASwipeDeletesARow() {
    app.cells.containing(.button, identifier: "Milk").element.swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.buttons["Milk"].exists)
    XCTAssertTrue(app.buttons["Bread"].exists)
  }
}
