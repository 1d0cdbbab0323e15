import AppCompiling
import AppModel
import PredicateFormat
import PromptWords
import RunJournal

extension Navigator {
  /// The most buttons that the tab bar of a phone holds, the one called More among them.
  private static let tabLimit = 5

  /// Shows another tab, by its identifier or its label.
  func selectTab(_ name: String) {
    guard case .tabs(let tabs) = process.navigation.container,
      let index = tabs.firstIndex(where: { $0.identifier == name || label(of: $0) == name })
    else { return }
    selectTab(at: index)
  }

  /// Shows the tab at an index.
  func selectTab(at index: Int) {
    guard process.navigation.stacks.indices.contains(index) else { return }
    process.navigation.selectedStack = index
    process.navigation.showsMoreList = false
    if isUnderMore { process.navigation.openUnderMore = index }
    process.dismissKeyboard()
    process.revision += 1
    device.record(.tabSelected(index: index))
  }

  /// The words on a tab's button.
  func label(of tab: TabDefinition) -> String {
    switch tab.label {
    case .literal(let words): process.localization.pseudo.shown(words)
    case .string(let key, _): process.table(key)
    case .bind, .formatted, .indexPath: ""
    }
  }

  /// What the button of a tab says of its badge: how many items, or other words as they are; nil
  /// where there is none.
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

  /// How many tabs have a button of their own; on a phone the others stand under More.
  var tabsInBar: Int {
    let isNarrow = !device.profile.isTablet && process.navigation.stacks.count > Self.tabLimit
    return isNarrow ? Self.tabLimit - 1 : process.navigation.stacks.count
  }

  /// Whether the tab that was shown last has no button of its own.
  var isUnderMore: Bool { process.navigation.selectedStack >= tabsInBar }

  /// Shows what the More tab showed last; its list where it is shown already.
  func selectMore() {
    guard !process.navigation.showsMoreList, !isUnderMore,
      let openUnderMore = process.navigation.openUnderMore
    else { return showMoreList() }
    selectTab(at: openUnderMore)
  }

  /// Shows the list of the tabs that have no button of their own.
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

  /// What the More tab is called in the app's language; English where that is not known.
  var moreLabel: String { Self.moreLabels[process.language] ?? "More" }

  private static let moreLabels = [
    "de": "Mehr", "ru": "Ещё", "ja": "その他", "fr": "Autres", "es": "Más",
    "zh-Hans": "更多",
  ]
}
