import { defineElements } from './elements/defineElements'

defineElements()
