import SimulatedApp

/// An app with a form of controls and a long collection.
enum ControlsApp {
  static let definition = AppDefinition(
    name: "Controls", bundleIdentifier: "com.example.controls", defaultCoordinator: "Form",
    coordinators: [
      CoordinatorDefinition(name: "Form", root: "form"),
      CoordinatorDefinition(name: "Feed", root: "feed"),
    ], screens: [form, feed])

  private static let form = Screen("form", root: ScrollView("form")) {
    Context("count", 1)
    Context("size", "S")
    Context("wifi", false)
    Context("hour", "9")
    Context("half", "AM")
    Context("date", "2026-11-21")
    Context("page", 0)
    Context("last", "none")
    for name in ["COPY", "SHARE"] { On(name, do: .assign("last", "'\(name)'")) }
    Text(.bind("last"), id: "last")
    Stepper("count", binds: "count").range(from: 0, to: 3)
    SegmentedControl("size", binds: "size").options("S", "M", "L")
    Switch("wifi", label: "Wi-Fi", binds: "wifi").style(.row)
    Picker("time") {
      PickerWheel("hour", binds: "hour").options("8", "9", "10", "11")
      PickerWheel("half", binds: "half").options("AM", "PM")
    }
    DatePicker("when", label: "When", binds: "date").style(.compact)
    Button("More", id: "more").menu(
      Command("Copy", raises: "COPY"), Command("Share", raises: "SHARE"))
    ScrollView("pages") {
      Text("First", id: "first")
      Text("Second", id: "second")
      Text("Third", id: "third")
    }.layout(.horizontal).style(.paging).binds("page").size(height: 200)
    PageIndicator("dots", binds: "page").options(from: "3")
    Other("space").size(height: 900)
    WebView("terms") { LinkText("Terms of use", id: "link") }.size(height: 300)
  }

  private static let feed = Screen("feed", root: feedRoot) {
    Context("busy", false)
    Context("deleted", "none")
    Context("rows", .list((1...200).map { .string("post \($0)") }))
    On("REFRESH", do: .assign("busy", "TRUE"), .raise(event: "FRESH", after: .seconds(2)))
    On("FRESH", do: .assign("busy", "FALSE"))
    On("DELETE", do: .assign("deleted", "event.row"))
    Cell(.bind("item")) { Text(.bind("item")) }.forEach("rows").size(height: 80)
      .trailing(Command("Delete", raises: "DELETE", data: ["row": "item"]))
    Text(.bind("deleted"), id: "deleted").size(height: 30)
  }

  private static let feedRoot = CollectionView("feed").on(.refresh, "REFRESH")
    .refreshing(if: "busy == TRUE")
}
