import AccessibilityTree
package import AppRuntime

extension AppSession {
  /// What the app has had to do so far.
  package var workload: Workload { device.workload }

  /// How many elements are on the screen; none while the app is not in front.
  package var elementCount: Int { device.snapshot?.tree.count ?? 0 }
}
