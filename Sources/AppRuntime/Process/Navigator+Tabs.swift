import AppCompiling
import AppModel
import PromptWords
import RunJournal

extension Navigator {
  /// The most buttons in the tab bar of a phone, including More.
  private static let tabsOnBar = 5

  /// Selects a tab, by its identifier or its label.
  func selectTab(_ name: String) {
    guard case .tabs(let tabs) = process.navigation.container,
      let index = tabs.firstIndex(where: { $0.identifier == name || label(of: $0) == name })
    else { return }
    selectTab(at: index)
  }

  func selectTab(at index: Int) {
    guard process.navigation.stacks.indices.contains(index) else { return }
    process.navigation.selectedStack = index
    process.navigation.showsMoreList = false
    if isUnderMore { process.navigation.openUnderMore = index }
    process.dismissKeyboard()
    process.revision += 1
    device.record(.tabSelected(index: index))
    beginSelectedStack()
  }

  /// The label of a tab's button.
  func label(of tab: TabDefinition) -> String {
    switch tab.label {
    case .literal(let words): process.localization.pseudo.shown(words)
    case .string(let key, _): process.table(key)
    case .bind, .formatted, .indexPath: ""
    }
  }

  /// The value of a tab's button for its badge: the number of items, or other text as it is; nil
  /// without a badge.
  func badge(ofTab index: Int) -> String? {
    guard process.navigation.tabBadges.indices.contains(index),
      let text = process.navigation.tabBadges[index]
    else { return nil }
    let words = process.words(
      text, in: Scope(context: [:], app: process.shared, device: process.facts))
    guard let count = Int(words) else { return words.isEmpty ? nil : words }
    return count == 0 ? nil : SystemWords.badge(count, in: process.language)
  }

  // MARK: - More

  /// How many tabs have a button; on a phone the others are in the list of the More tab.
  var tabsInBar: Int {
    let isNarrow = !device.profile.isTablet && process.navigation.stacks.count > Self.tabsOnBar
    return isNarrow ? Self.tabsOnBar - 1 : process.navigation.stacks.count
  }

  /// Whether the selected tab has no button.
  var isUnderMore: Bool { process.navigation.selectedStack >= tabsInBar }

  /// Shows the tab that the More tab showed last, or its list if that tab is already shown.
  func selectMore() {
    guard !process.navigation.showsMoreList, !isUnderMore,
      let openUnderMore = process.navigation.openUnderMore
    else { return showMoreList() }
    selectTab(at: openUnderMore)
  }

  /// Shows the list of the tabs without a button.
  private func showMoreList() {
    guard !process.navigation.showsMoreList, tabsInBar < process.navigation.stacks.count else {
      return
    }
    process.navigation.showsMoreList = true
    process.navigation.openUnderMore = nil
    process.covers.overlay = nil
    process.dismissKeyboard()
    process.revision += 1
    device.record(.moreShown)
  }

  /// The label of the More tab in the app's language; English if the language is unknown.
  var moreLabel: String { Self.moreLabels[process.language] ?? "More" }

  private static let moreLabels = [
    "de": "Mehr", "ru": "Ещё", "ja": "その他", "fr": "Autres", "es": "Más",
    "zh-Hans": "更多",
  ]
}
