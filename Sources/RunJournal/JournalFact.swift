package import AppModel
package import PredicateFormat
package import TestFailures

/// One thing that happened in a run, as the journal records it.
///
/// Inputs (launches, touches, keys) are facts too. Together with the app and the seed they are
/// enough to repeat the run, and to show the tree at any instant of it.
package enum JournalFact: Sendable, Equatable {
  case testStarted(name: String, module: String = "")
  case testFinished
  case activityBegan(title: String)
  case activityEnded
  case callBegan(String)
  case callEnded(outcome: String)
  case step(level: Int, title: String)
  case resolved(query: String, matches: Int)
  case failed(TestFailure)
  case attached(Attachment)
  case failureExpected(message: String, reason: String)
  case measured(metric: String, unit: String, values: [Double])

  case launched(bundle: String, process: Int, arguments: [String], environment: [String: String])
  case opened(link: String)
  case terminated(process: Int)
  case crashed(message: String)
  case touched(gesture: String, x: Double, y: Double)
  case typed(String)
  case adjusted(x: Double, y: Double, value: FormatValue)
  case scrolled(screen: Int, container: Int, right: Double, offset: Double)
  case pressed(button: String)
  case activated
  case rotated(orientation: String)
  case appearanceSet(appearance: String)
  case targeted(bundle: String)
  case systemOpened(link: String)
  case permissionReset(bundle: String, resource: String)

  case cameToFront(bundle: String, process: Int)
  case killed(process: Int, reason: String)
  case permissionSet(bundle: String, resource: String, status: String)
  case bannerShown(title: String)
  case bannerGone(title: String)
  case copied(strings: [String], by: String = "")
  case located(DeviceLocation?)
  case voiceOverSet(isOn: Bool)
  case gestured(gesture: String, x: Double, y: Double, amount: Double, velocity: Double)
  case keyPressed(key: String, modifiers: [String])
  case modifiersHeld(keys: [String])
  case keyboardConnected(isConnected: Bool)
  case outcomeForced(loader: String?, isFailure: Bool, times: Int)

  case stateSet(bundle: String, kind: String, key: String, value: FormatValue)
  case stateReset(bundle: String, kind: String)
  case reinstalled(bundle: String)
  case sent(command: String, parameters: FormatValue)
  case kept(kind: String, key: String, value: FormatValue)
  case removed(kind: String, key: String)
  case accountChosen(name: String)
  case toggled(name: String, isOn: Bool)
  case experimentsLoaded(values: FormatValue, isApplied: Bool)
  case tracked(event: String, parameters: FormatValue)

  case fired(String)
  case drew(source: String, kind: String, value: UInt64, bound: UInt64)

  case started(coordinator: String)
  case pushed(screen: Int, name: String)
  case closed(screen: Int, name: String)
  case presented(screen: Int, name: String, style: String)
  case resized(screen: Int, detent: String)
  case tabSelected(index: Int)
  case moreShown
  /// An app that was launched with languages uses one of them, or its own if it has none of them.
  case localized(process: Int, language: String, asked: [String])
  case entered(screen: Int, state: String)
  case left(screen: Int, state: String)
  case raised(screen: Int, event: String, isTaken: Bool)
  case assigned(screen: Int, key: String, value: FormatValue)
  case stored(key: String, value: FormatValue)
  case loading(run: Int, screen: Int, loader: String, attempt: Int)
  case loaded(run: Int, loader: String, isFailure: Bool, isLate: Bool)
  case cancelled(run: Int, loader: String)
  case requested(number: Int, method: String, url: String, by: String, body: String)
  case answered(NetworkAnswer)
  case requestCancelled(number: Int)
  case stubsChanged(change: String, name: String)
  case networkChanged(isOffline: Bool, bytesPerSecond: Int)
  case focused(identifier: String?)
  case alertShown(title: String)
  case alertClosed(button: String)
  case shareShown(text: String)
  case shareClosed(activity: String)
}
