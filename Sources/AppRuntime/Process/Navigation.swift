import AppCompiling
import AppModel
import VirtualTime

/// Which screens are open, and how they lie over each other.
struct Navigation {
  /// How the coordinator shows its screens.
  var container: CoordinatorDefinition.Container = .plain
  /// The stacks of the coordinator, one for each tab.
  var stacks: [ScreenStack] = []
  var selectedStack = 0
  /// The badges of the tabs, in the order of the tabs.
  var tabBadges: [CompiledText?] = []
  /// Whether the More tab shows the list of the tabs under it.
  var showsMoreList = false
  /// The tab that the More tab returns to; nil for its list.
  var openUnderMore: Int?
  /// The stacks that are presented over them, the topmost last.
  var presented: [PresentedStack] = []
  /// Whether all screens are being closed, so that no new screen may open.
  var isClearing = false
  /// How deep screens that open or close each other are nested now.
  var nesting = 0
  /// The screens that were in sight at the end of the last step, by number.
  var seen: [Int] = []
  /// The number of the next screen.
  var nextScreen = 1
  /// How long the coordinator's screens take to slide; nil uses the timing of the device.
  var coordinatorTransition: VirtualDuration?

  /// The stack whose top screen is in front.
  var frontStack: ScreenStack? {
    if let top = presented.last { return top.stack }
    return stacks.indices.contains(selectedStack) ? stacks[selectedStack] : nil
  }

  /// The screen whose elements can be touched: the top of the topmost stack.
  var frontScreen: ScreenInstance? {
    if let top = presented.last { return top.stack.screens.last }
    return stacks.indices.contains(selectedStack) ? stacks[selectedStack].screens.last : nil
  }

  /// The screens that can be seen: the one in front, and those behind a sheet or a popover.
  var screensInSight: [ScreenInstance] {
    var screens: [ScreenInstance] = []
    for shown in presented.reversed() {
      screens += shown.stack.screens.suffix(1)
      if shown.style == .fullScreen { return screens }
    }
    return screens + stacks.dropFirst(selectedStack).prefix(1).flatMap { $0.screens.suffix(1) }
  }

  mutating func changeFrontStack(_ change: (inout ScreenStack) -> Void) {
    if !presented.isEmpty {
      change(&presented[presented.count - 1].stack)
    } else if stacks.indices.contains(selectedStack) {
      change(&stacks[selectedStack])
    }
  }

  /// Removes every screen; returns the stacks in the order in which they close.
  mutating func clear() -> [ScreenStack] {
    let closing = presented.reversed().map(\.stack) + stacks
    presented = []
    stacks = []
    selectedStack = 0
    showsMoreList = false
    openUnderMore = nil
    return closing
  }
}
