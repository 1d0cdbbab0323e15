import AccessibilityTree
import AppBuilding
import AppModel
import PredicateFormat

extension SystemApp {
  /// The number of icons in a row of the home screen.
  package static let iconsInRow = 4
  /// The number of rows of icons on a page of the home screen.
  package static let rowsOnPage = 6
  /// Wide and high enough to cover every screen in any orientation.
  private static let coverSize = 1_400.0

  /// The home screen with its pages and its dock, the app in front of it, and a banner on top.
  ///
  /// `HomeScreen` sets its values; the device handles its events.
  static var springBoardDefinition: AppDefinition {
    AppDefinition(
      SystemApp.springBoard.name, bundleIdentifier: SystemApp.springBoard.bundleIdentifier,
      default: "Home"
    ) {
      Coordinator("Home", root: "home", container: .plain)
      Context("front", "")
      Context("rows", .list([]))
      Context("dock", .list([]))
      Context("page", "")
      Context("banner", .null)
      Context("menu", "")
      Context("asked", "")
      Strings("en", words)
      Screen("home", root: homeRoot) {
        icons
        Element(.pageIndicator, id: "Page control").value(.bind("app.page"))
        dock
        Element(.statusBar).position(x: 0, y: 0).size(height: 1)
        menu
        cover
        banner
        On("ASK", do: question)
        On("ASK_AGAIN", do: lastQuestion)
      }
    }
  }

  private static var homeRoot: Other {
    Other().on(.swipeLeft, "NEXT_PAGE").on(.swipeRight, "PREVIOUS_PAGE")
  }

  private static var icons: Other {
    Other("Home screen icons") {
      Other { icon.forEach("row", as: "icon") }
        .layout(.horizontal).forEach("app.rows", as: "row")
    }
  }

  private static var dock: Other {
    Other("Dock") { icon.forEach("app.dock", as: "icon") }.label("Dock").layout(.horizontal)
  }

  private static var icon: Element {
    Element(.icon, id: .bind("icon.name"), label: .bind("icon.name")).size(width: 80, height: 88)
      .onTap("OPEN_APP", data: ["bundle": "icon.bundle"])
      .on(.longPress, "SHOW_MENU", data: ["bundle": "icon.bundle"])
  }

  /// The menu of an icon, with the identifiers that tests look for.
  private static var menu: Other {
    Other("Home screen menu") {
      Button(.string(key: "remove"), id: menuItem("remove-app")).onTap("REMOVE_APP")
      Button(.string(key: "edit"), id: menuItem("rearrange-icons")).onTap("LEAVE_MENU")
    }
    .position(x: 60, y: 300).size(width: 240, height: 120).hidden(if: "app.menu == ''")
  }

  private static func menuItem(_ name: String) -> ElementText {
    .literal("com.apple.springboardhome.application-shortcut-item." + name)
  }

  private static let words = [
    "remove": "Remove App", "edit": "Edit Home Screen", "removeTitle": "Remove “{app}”?",
    "removeMessage": "Removing from Home Screen will keep the app in your App Library.",
    "deleteApp": "Delete App", "removeIcon": "Remove from Home Screen", "cancel": "Cancel",
    "deleteTitle": "Delete “{app}”?",
    "deleteMessage": "Deleting this app will also delete its data.", "delete": "Delete",
  ]

  private static var question: ActionDefinition {
    .alert(
      .string(key: "removeTitle", with: ["app": "app.asked"]),
      message: .string(key: "removeMessage"),
      buttons: [
        AlertDefinition.Button(label: .string(key: "deleteApp"), event: "ASK_AGAIN"),
        AlertDefinition.Button(label: .string(key: "removeIcon"), event: "HIDE_APP"),
        AlertDefinition.Button(label: .string(key: "cancel")),
      ])
  }

  private static var lastQuestion: ActionDefinition {
    .alert(
      .string(key: "deleteTitle", with: ["app": "app.asked"]),
      message: .string(key: "deleteMessage"),
      buttons: [
        AlertDefinition.Button(label: .string(key: "cancel")),
        AlertDefinition.Button(label: .string(key: "delete"), event: "DELETE_APP"),
      ])
  }

  /// The app in front, which keeps touches away from the icons.
  private static var cover: Other {
    Other().position(x: 0, y: 0).size(width: coverSize, height: coverSize)
      .hidden(if: "app.front == ''")
  }

  /// A notification at the top edge, with the identifiers that tests look for.
  private static var banner: Other {
    Other("Notification") {
      Other("NotificationShortLookView") {
        Text(.bind("app.banner.title"))
        Text(.bind("app.banner.message")).hidden(if: "app.banner.message == ''")
      }
      .label(.bind("app.banner.words"))
      .onTap("OPEN_BANNER").on(.swipeUp, "CLEAR_BANNER")
    }
    .position(x: 8, y: 0).size(height: 76).hidden(if: "app.banner == nil")
  }
}
