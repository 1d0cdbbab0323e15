import AccessibilityTree
import AppBuilding
import AppModel
import PredicateFormat

extension SystemApp {
  /// An address field above a page, and a way from the page to the app that its link belongs to.
  ///
  /// `LinkOpener.showPage(_:)` sets its values.
  static var safariDefinition: AppDefinition {
    AppDefinition(
      SystemApp.safari.name, bundleIdentifier: SystemApp.safari.bundleIdentifier,
      default: "Browser"
    ) {
      Coordinator("Browser", root: "browser", container: .plain)
      for language in words { Strings(language.name, language.words) }
      Context("link", "")
      Context("host", "")
      Context("owner", "")
      Context("asked", "")
      Context("asker", "")
      Screen("browser") {
        Context("address", "")
        TextField("TabBarItemTitle", label: .string(key: "address"))
          .placeholder(.string(key: "search")).binds("address").returnKey(.go).on(
            .submit, "GO", data: ["address": "address"])
        openInApp
        Element(.webView, id: "WebView", label: .bind("app.host")) {
          Text(.bind("app.host"))
          LinkText(.bind("app.link"))
        }
        .hidden(if: "app.link == ''")
        On("ASK", do: question)
      }
    }
  }

  private static let keys = [
    "address", "search", "open", "openInApp", "cancel", "question",
  ]

  private static let words = [
    words(
      "en", "Address", "Search or enter website name", "Open", "Open in app", "Cancel",
      "Open in “{app}”?"),
    words(
      "de", "Adresse", "Suche oder Websitename", "Öffnen", "In App öffnen", "Abbrechen",
      "In „{app}“ öffnen?"),
    words(
      "fr", "Adresse", "Recherche ou nom de site web", "Ouvrir", "Ouvrir dans l’app", "Annuler",
      "Ouvrir dans « {app} » ?"),
    words(
      "es", "Dirección", "Buscar o introducir nombre de sitio web", "Abrir", "Abrir en la app",
      "Cancelar", "¿Abrir en “{app}”?"),
    words(
      "ru", "Адрес", "Поиск или имя сайта", "Открыть", "Открыть в приложении", "Отменить",
      "Открыть в «{app}»?"),
    words(
      "ja", "アドレス", "検索/Webサイト名入力", "開く", "アプリで開く", "キャンセル", "“{app}”で開きますか？"),
    words(
      "zh-Hans", "地址", "搜索或输入网站名称", "打开", "在 App 中打开", "取消", "在“{app}”中打开？"),
  ]

  private static func words(
    _ language: String, _ words: String...
  ) -> (name: String, words: [String: String]) {
    (language, Dictionary(zip(keys, words), uniquingKeysWith: { first, _ in first }))
  }

  private static var question: ActionDefinition {
    .alert(
      .string(key: "question", with: ["app": "app.asker"]),
      buttons: [
        AlertDefinition.Button(label: .string(key: "cancel")),
        AlertDefinition.Button(label: .string(key: "open"), event: "OPEN_ASKED"),
      ])
  }

  private static var openInApp: Other {
    Other("AppBanner") {
      Text(.bind("app.owner"), id: "AppBannerTitle")
      Button(.string(key: "open"), id: "Open").onTap("OPEN_IN_APP")
    }
    .label(.string(key: "openInApp")).hidden(if: "app.owner == ''")
  }
}
