import AppBuilding
package import AppCompiling
package import AppModel
import PredicateFormat
package import RunJournal
package import TextInput
package import VirtualTime

/// The types that act on the process, one for each concern.
extension AppProcess {
  var statechart: StatechartRunner { StatechartRunner(process: self) }
  var swiftScreens: SwiftScreenRunner { SwiftScreenRunner(process: self) }
  var actions: ActionPerformer { ActionPerformer(process: self) }
  var loaders: LoaderRunner { LoaderRunner(process: self) }
  var launcher: AppLauncher { AppLauncher(process: self) }
  var navigator: Navigator { Navigator(process: self) }
  var controls: ControlActions { ControlActions(process: self) }
  var textEntry: TextEntry { TextEntry(process: self) }
  var scroller: ContentScroller { ContentScroller(process: self) }

  /// Raises an event on a screen; it waits while another event is being handled.
  func raise(
    _ event: String, on screen: ScreenInstance, data: FormatValue, sent: SwiftScreenEvent? = nil
  ) {
    statechart.raise(event, on: screen, data: data, sent: sent)
  }

  /// Records that an event was raised on a screen, and whether anything handled it.
  func noteRaised(_ event: String, on screen: ScreenInstance, isTaken: Bool) {
    steps.recent.noteRaised(event, isTaken: isTaken)
    device.record(.raised(screen: screen.id, event: event, isTaken: isTaken))
  }

  /// Runs a step, and then the events that it raised.
  func enclosed(_ step: () -> Void) { statechart.enclosed(step) }

  /// Types one character into the field with the keyboard focus.
  package func type(_ character: Character) { textEntry.type(character) }
  /// Presses a key for the field with the keyboard focus.
  package func press(_ key: PressedKey) { textEntry.press(key) }
  /// Removes the focus, and with it the keyboard.
  package func dismissKeyboard() { textEntry.dismissKeyboard() }
}

extension AppProcess {
  /// The values of the wheel at a node of a snapshot; nil for any other node.
  package func wheelValues(of snapshot: ScreenSnapshot, at node: Int) -> [String]? {
    controls.wheelValues(of: snapshot, at: node)
  }
}

/// Access to the state that the parts hold.
extension AppProcess {
  /// What happened last, for failure messages.
  package var recent: RecentPast { steps.recent }
  /// Forgets the events so far; called when the test acts.
  package func forgetEvents() { steps.recent.forgetEvents() }
  /// How the coordinator shows its screens.
  package var container: CoordinatorDefinition.Container { navigation.container }
  /// The stacks of the coordinator, one for each tab.
  package var stacks: [ScreenStack] { navigation.stacks }
  /// The index of the selected stack.
  package var selectedStack: Int { navigation.selectedStack }
  /// Whether the More tab shows the list of the tabs under it.
  package var showsMoreList: Bool { navigation.showsMoreList }
  /// The stacks that are presented over them, the topmost last.
  package var presented: [PresentedStack] { navigation.presented }
  /// The stack whose top is in front.
  package var frontStack: ScreenStack? { navigation.frontStack }
  /// The screen whose elements can be touched.
  package var frontScreen: ScreenInstance? { navigation.frontScreen }
  /// The open alerts, the newest last.
  package var alerts: [ShownAlert] { covers.alerts }
  /// The alert in front of everything else.
  package var alert: ShownAlert? { covers.alert }
  /// The menu or calendar that floats over the front screen.
  package var overlay: ShownOverlay? { covers.overlay }
  /// The share sheet, which is above everything but alerts.
  package var shareSheet: ShownShare? { covers.shareSheet }
  /// The field with the focus.
  package var focus: KeyboardFocus? { typing.focus }
  /// The loaders that run, by their numbers.
  package var runs: [Int: LoaderRun] { loading.runs }
  /// The rest of the app's start sequence; nil once all of it was shown.
  package var startSequence: StartSequence? { startup.startSequence }
  /// Which guards of a screen's active states hold now for events without data.
  package func heldGuards(of screen: ScreenInstance) -> String { statechart.heldGuards(of: screen) }
  /// Whether each of some conditions is true on a screen, as `1` or `0`.
  package func words(of conditions: [CompiledGuard], on screen: ScreenInstance) -> String {
    let scope = scope(of: screen)
    return conditions.map { $0.holds(in: scope) ? "1" : "0" }.joined()
  }
  /// When the main thread becomes idle.
  package var mainThreadFree: VirtualInstant { motion.mainThreadFree }
}
