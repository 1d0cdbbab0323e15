// AccessibilityTree
